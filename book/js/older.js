// What older editions rule on a case, and all that was examined: it comes with all cases of the chapter, packed, when such
// an edition is chosen or when it is asked for.
(() => {
  const arrived = {};
  const waiting = {};
  book.pack = (name, packed) => { waiting[name]?.(packed); };

  // What a script hands over packed, as it was written.
  book.unpacked = async packed => {
    const bytes = Uint8Array.from(atob(packed), sign => sign.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new Response(stream).json();
  };
  // The texts of the cases of a chapter, by the names of their pages.
  book.cases = name => arrived[name] ??= new Promise((resolve, reject) => {
    waiting[name] = packed => resolve(book.unpacked(packed));
    book.parts().then(parts => {
      document.head.append(book.element('script', { src: new URL(parts.packs[name], book.base).href, onerror: reject }));
    }, reject);
  });

  document.addEventListener('DOMContentLoaded', () => {
    const main = document.querySelector('main');
    const name = main.querySelector('.up a')?.getAttribute('href').match(/([\w-]+)\.html/)?.[1];
    if (!book.packs.includes(name)) return;
    const status = book.element('p', { class: 'loading', role: 'status' });
    let whole = false;
    const load = async () => {
      if (whole) return;
      whole = true;
      button.before(status);
      status.textContent = book.words.loading;
      try {
        const pages = await book.cases(name);
        main.innerHTML = pages[decodeURIComponent(location.pathname.split('/').pop().replace(/\.html$/, ''))];
        book.number(main);
        document.dispatchEvent(new CustomEvent('whole'));
      } catch {
        whole = false;
        status.textContent = book.words['not-loaded'];
      }
    };
    const button = book.element('button', { type: 'button', class: 'load', onclick: load }, book.words.whole);
    main.append(button);
    const isShown = one => one.offsetParent !== null;
    const look = () => {
      const all = book.edition === 'all';
      const ruled = [...main.querySelectorAll('.verdict')].some(isShown) || [...main.querySelectorAll('.absent')].some(isShown);
      if (all || !ruled) load();
    };
    document.addEventListener('chosen', look);
    look();
  });
})();
