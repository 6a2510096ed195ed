// What older editions rule on a case: it comes with all cases of the chapter, packed, when such an edition is chosen.
(() => {
  const arrived = {};
  const waiting = {};
  book.pack = (name, packed) => { waiting[name]?.(packed); };

  const unpacked = async packed => {
    const bytes = Uint8Array.from(atob(packed), sign => sign.charCodeAt(0));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return new Response(stream).json();
  };
  // The texts of the cases of a chapter, by the names of their pages.
  book.cases = name => arrived[name] ??= new Promise((resolve, reject) => {
    waiting[name] = packed => resolve(unpacked(packed));
    const script = book.element('script', { src: new URL(book.packs[name], book.base).href, onerror: reject });
    document.head.append(script);
  });

  document.addEventListener('DOMContentLoaded', () => {
    const main = document.querySelector('main');
    const name = main.dataset.pack;
    if (!name) return;
    const status = book.element('p', { class: 'loading', role: 'status' });
    let whole = false;
    const look = async () => {
      const verdicts = [...main.querySelectorAll('.verdict')];
      const missing = book.edition === 'all' || !verdicts.some(verdict => verdict.offsetParent !== null);
      const absent = [...main.querySelectorAll('.absent')].some(one => one.offsetParent !== null);
      if (whole || !missing || absent && book.edition !== 'all') return;
      whole = true;
      verdicts[0]?.before(status);
      status.textContent = book.words.loading;
      try {
        const pages = await book.cases(name);
        const page = decodeURIComponent(location.pathname.split('/').pop().replace(/\.html$/, ''));
        const crumbs = main.querySelector('.crumbs');
        main.innerHTML = pages[page];
        if (crumbs) main.prepend(crumbs);
        book.number(main);
        document.dispatchEvent(new CustomEvent('whole'));
      } catch {
        whole = false;
        status.textContent = book.words['not-loaded'];
      }
    };
    document.addEventListener('chosen', look);
    look();
  });
})();
