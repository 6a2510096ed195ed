// What the reader has chosen: theme, edition and practice. It is applied while the page loads, so that it appears as chosen.
// Without scripts the newest ruling and rule stand first, every edition is shown, and the theme follows the device.
'use strict';
book.root = document.documentElement;
book.base = new URL('..', document.currentScript.src);

// Storage may be forbidden; then a choice lasts for one page.
book.stored = (name, storage = 'localStorage') => {
  try { return window[storage].getItem(`jadoube-${name}`); } catch { return null; }
};
book.store = (name, value, storage = 'localStorage') => {
  try { window[storage].setItem(`jadoube-${name}`, value); } catch { /* not remembered */ }
};

// Where the parts stand whose names change with what they hold: one file tells it, so that the pages stay as they are.
book.parts = () => book.arriving ??= new Promise((resolve, reject) => {
  book.named = resolve;
  const script = document.createElement('script');
  script.src = new URL('parts/names.js', book.base);
  script.onerror = error => { book.arriving = null; reject(error); };
  document.head.append(script);
});

(() => {
  const { root, editions } = book;
  const newest = editions[0].key;
  const valid = key => key === 'all' || editions.some(edition => edition.key === key) ? key : null;
  const asked = () => valid(new URLSearchParams(location.search).get('edition'));
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  root.classList.add('js');

  // Each edition has a letter, the oldest is `a`; editions are listed newest first.
  book.letter = key => {
    const place = editions.findIndex(edition => edition.key === key);
    return 'abcdefghijklmnopqrstuvwxyz'[editions.length - 1 - place];
  };

  // A mark has the numbers of its article after the letters of the editions: “h9.6.2 f9.6b c”; none where it is the same in all.
  const numberIn = (mark, letter) => {
    const runs = mark.dataset.n.split(' ').filter(run => run[0] >= letter);
    return runs.length ? runs[runs.length - 1].slice(1) : null;
  };
  book.number = scope => {
    const key = book.edition === 'all' ? newest : book.edition;
    for (const mark of scope.querySelectorAll('span[data-n]')) {
      const own = numberIn(mark, book.letter(key)) ?? '';
      mark.textContent = own;
      mark.hidden = own === '';
    }
    for (const mark of scope.querySelectorAll('a.n[data-n], a.t[data-n]')) {
      const label = mark.matches('.t') ? mark.querySelector('b') : mark;
      const own = mark.dataset.n ? numberIn(mark, book.letter(key)) : label.textContent;
      label.hidden = own === '';
      if (!own) continue;
      label.textContent = own;
      const up = mark.getAttribute('href').match(/^(?:\.\.\/)*/)[0];
      mark.setAttribute('href', up + (/^[A-Z]+-\d/.test(own) ? `practice.html#${own}` : `laws/${key}.html#${own}`));
    }
  };

  const applyEdition = () => {
    const one = book.edition !== 'all';
    root.toggleAttribute('data-one-edition', one);
    sheet.replaceSync(one ? `[data-e]:not([data-e*="${book.letter(book.edition)}"]) { display: none !important; }` : '');
  };
  // What a page is chosen for stands in its address, so that it can be passed on.
  const address = () => {
    const url = new URL(location.href);
    if (book.edition === newest || root.dataset.edition) url.searchParams.delete('edition');
    else url.searchParams.set('edition', book.edition);
    if (url.href === location.href) return;
    // Some browsers forbid it for files.
    try { history.replaceState(history.state, '', url); } catch { /* the address stays */ }
  };
  // The same place in another language or on another page, in the edition chosen.
  // A link that names an edition itself leads to that one.
  const named = new WeakMap();
  book.within = (link, keepPlace) => {
    const url = new URL(link.href);
    if (!named.has(link)) named.set(link, url.searchParams.has('edition'));
    if (named.get(link)) return;
    if (book.edition !== newest) url.searchParams.set('edition', book.edition);
    else url.searchParams.delete('edition');
    if (keepPlace) url.hash = location.hash;
    link.href = url.href;
  };

  const applyTheme = () => {
    if (book.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = book.theme;
  };
  const applyPractice = () => {
    if (book.practice === 'letter') root.dataset.practice = 'letter';
    else delete root.dataset.practice;
  };

  book.theme = ['light', 'dark'].includes(book.stored('theme')) ? book.stored('theme') : 'auto';
  book.practice = book.stored('practice') === 'letter' ? 'letter' : 'fide';
  book.edition = root.dataset.edition ?? asked() ?? valid(book.stored('edition', 'sessionStorage')) ?? newest;
  applyTheme();
  applyPractice();
  applyEdition();

  // What stood at the top of the window stays there, as far as it is still shown.
  const staying = change => {
    const visible = [...document.querySelectorAll('main [id]')]
      .find(element => element.getBoundingClientRect().top >= 0);
    const before = visible?.getBoundingClientRect().top;
    change();
    const after = visible?.getBoundingClientRect();
    if (after && after.height > 0) scrollBy(0, after.top - before);
  };
  const say = () => document.dispatchEvent(new CustomEvent('chosen'));

  book.choose = {
    theme(value) {
      book.theme = value;
      book.store('theme', value);
      applyTheme();
    },
    practice(value) {
      book.practice = value;
      book.store('practice', value);
      staying(applyPractice);
      say();
    },
    edition(value) {
      book.edition = value;
      book.store('edition', value, 'sessionStorage');
      // A page of one edition leads to the page of the other.
      if (root.dataset.edition && value !== 'all') {
        location.href = new URL(`laws/${value}.html${location.search}${book.place?.() ?? location.hash}`, book.base).href;
        return;
      }
      staying(() => { applyEdition(); book.number(document); book.arrange?.(); });
      address();
      say();
    },
  };

  // What the address names is unfolded; where the chosen edition does not have it, the link to one that does is shown.
  // The browser went to its place before what belongs to other editions was hidden.
  const arrive = () => {
    const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!place) return;
    let moved = book.edition !== newest;
    for (let fold = place.closest('details'); fold; fold = fold.parentElement.closest('details')) {
      moved ||= !fold.open;
      fold.open = true;
    }
    if (place.offsetParent !== null) {
      if (moved) place.scrollIntoView();
      return;
    }
    const elsewhere = [...document.querySelectorAll('#other-editions a')];
    elsewhere.find(link => link.hash === location.hash)?.scrollIntoView();
  };
  addEventListener('hashchange', arrive);

  document.addEventListener('DOMContentLoaded', () => {
    book.store('edition', book.edition, 'sessionStorage');
    address();
    book.number(document);
    book.arrange?.();
    if (location.hash) arrive();
    const follow = event => {
      const link = event.target.closest?.('a[href]');
      if (link && new URL(link.href).origin === location.origin && !link.getAttribute('href').startsWith('#') && !link.closest('.bar .skip')) {
        book.within(link, link.closest('.languages') !== null);
      }
    };
    for (const kind of ['click', 'auxclick', 'contextmenu']) document.addEventListener(kind, follow, true);
  });
})();
