// The rules of a chapter in the order of the chosen edition: those that the newest one does not have stand at the end of the
// page, and in an edition that has them they stand in their place.
(() => {
  const newest = book.letter(book.editions[0].key);
  let arranged = newest;
  book.arrange = () => {
    const others = document.getElementById('other-editions');
    const letter = book.edition === 'all' ? newest : book.letter(book.edition);
    if (!others || letter === arranged) return;
    arranged = letter;
    let last = others;
    for (const link of document.querySelectorAll('.overview li a')) {
      const rule = document.getElementById(link.hash.slice(1));
      if (!rule) continue;
      if ((rule.dataset.e ?? letter).includes(letter)) others.before(rule);
      else { last.after(rule); last = rule; }
    }
  };
})();
