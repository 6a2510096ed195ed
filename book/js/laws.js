// The Laws of an edition as a text: links to the chosen edition, another language beside it, the rules with their cases.
(() => {
  const { root, words, element } = book;
  const main = () => document.querySelector('main');
  const search = new URLSearchParams(location.search);
  const isLaws = root.dataset.edition !== undefined;

  // A page that another one asks for hands over its text: files of a device cannot be read in another way.
  if (search.has('text') && parent !== window) {
    document.addEventListener('DOMContentLoaded', () => parent.postMessage({ jadoube: location.pathname, html: main().innerHTML }, '*'));
    return;
  }

  // The text of another page of the book, as elements.
  const texts = {};
  const parsed = (html, url) => {
    const text = new DOMParser().parseFromString(`<main>${html}</main>`, 'text/html').querySelector('main');
    for (const link of text.querySelectorAll('a[href]')) link.href = new URL(link.getAttribute('href'), url).href;
    return text;
  };
  const framed = url => new Promise((resolve, reject) => {
    const asked = new URL(url);
    asked.searchParams.set('text', '');
    const frame = element('iframe', { src: asked.href, hidden: '', title: '' });
    const done = (act, value) => { clearTimeout(late); removeEventListener('message', hear); frame.remove(); act(value); };
    const hear = event => {
      if (event.source === frame.contentWindow && event.data?.jadoube) done(resolve, event.data.html);
    };
    const late = setTimeout(() => done(reject, new Error('no answer')), 15000);
    addEventListener('message', hear);
    document.body.append(frame);
  });
  const fetched = async url => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(answer.statusText);
    return new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main').innerHTML;
  };
  const textOf = url => texts[url] ??= (location.protocol === 'file:' ? framed(url) : fetched(url)).then(html => parsed(html, url));

  book.textOf = textOf;

  // A rule or a number with what belongs to it, by its anchor.
  const blocks = text => {
    const all = new Map();
    let last;
    for (const part of [...text.children]) {
      const key = part.id || part.querySelector(':scope > b[id]')?.id;
      if (key && /^(H2|H3|P)$/.test(part.tagName)) { last = []; all.set(key, last); }
      last?.push(part);
    }
    return all;
  };

  const toolbar = () => {
    const tools = main().querySelector('.tools');
    const status = element('span', { role: 'status' });
    const own = blocks(main());
    const beside = async lang => {
      const url = new URL(`../${lang}/laws/${root.dataset.edition}.html`, book.base).href;
      const other = blocks(await textOf(url));
      for (const [key, parts] of own) {
        const pair = element('div', { class: 'two' });
        parts[0].before(pair);
        const theirs = (other.get(key) ?? []).map(part => document.importNode(part, true));
        for (const part of theirs) for (const named of [part, ...part.querySelectorAll('[id]')]) named.removeAttribute('id');
        pair.append(element('div', {}, ...parts), element('div', { class: 'other', lang }, ...theirs));
      }
    };
    const withCases = async () => {
      for (const heading of main().querySelectorAll('h3[id]')) {
        const link = heading.querySelector(':scope > a');
        if (!link) continue;
        const list = (await textOf(link.href.replace(/[?#].*/, ''))).querySelector(`[id="${heading.id}"] .case-list`);
        if (list) own.get(heading.id).at(-1).after(document.importNode(list, true));
      }
    };
    const tried = async work => {
      status.textContent = '';
      try { await work(); return true; } catch { status.textContent = words['page-not-loaded']; return false; }
    };
    const address = lang => {
      const url = new URL(location.href);
      if (lang) url.searchParams.set('with', lang);
      else url.searchParams.delete('with');
      return url.href;
    };
    const others = book.languages.filter(([lang]) => lang !== book.lang);
    const chosen = others.map(([lang]) => lang).find(lang => lang === search.get('with'));
    const choices = others.map(([lang, name]) => lang === chosen
      ? element('b', { lang }, name)
      : element('a', { href: address(lang), lang }, name));
    const print = element('button', { type: 'button', onclick: () => window.print() }, words.print);
    let loaded;
    const printCases = element('button', { type: 'button', onclick: async () => {
      loaded ??= tried(withCases);
      if (await loaded) window.print();
      else loaded = undefined;
    } }, words['print-cases']);
    tools.append(print, printCases, element('span', {}, words.beside), ...choices);
    if (chosen) tools.append(element('a', { href: address(null) }, words.alone));
    tools.append(status);
    if (chosen) tried(() => beside(chosen)).then(() => { if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView(); });
  };

  // The rule at the top of the window: it has the same anchor in every edition.
  book.place = () => {
    const past = [...document.querySelectorAll('h3[id]')].filter(heading => heading.getBoundingClientRect().top < 90);
    return past.length ? `#${past.at(-1).id}` : '';
  };

  const follow = event => {
    const link = event.target.closest?.('a[href*="laws/"], .editions a');
    if (!link) return;
    const url = new URL(link.href);
    if (isLaws && link.closest('.editions')) {
      url.hash = book.place();
      if (search.has('with')) url.searchParams.set('with', search.get('with'));
    } else if (book.edition !== 'all' && (link.closest('.contents') || !isLaws && !link.classList.contains('n') && link.closest('.edition, .reading'))) {
      url.pathname = url.pathname.replace(/[^/]+$/, `${book.edition}.html`);
    } else return;
    link.href = url.href;
  };
  for (const kind of ['click', 'auxclick', 'contextmenu']) document.addEventListener(kind, follow, true);

  // What stands on every printed page: what it is, in which edition, and where it was found.
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const foot = () => {
    const edition = book.edition === 'all' ? words.all : `${words.edition}${words.colon} ${book.editions.find(one => one.key === book.edition).label}`;
    const address = location.protocol === 'file:' ? '' : ` · ${location.origin}${location.pathname}`;
    sheet.replaceSync(`@page { @bottom-left { content: ${JSON.stringify(document.querySelector('h1').textContent + ' · ' + edition + address)}; font: 8pt sans-serif } @bottom-right { content: counter(page); font: 8pt sans-serif } }`);
  };
  addEventListener('beforeprint', foot);

  // The numbers of the concordance lead to their places.
  const concordance = () => {
    for (const table of document.querySelectorAll('.concordance')) {
      const pages = [...table.tHead.rows[0].cells].map(cell => cell.querySelector('a')?.getAttribute('href'));
      for (const row of table.tBodies[0].rows) {
        let column = 0;
        for (const cell of row.cells) {
          const number = cell.textContent;
          if (cell.tagName === 'TD' && number !== '–') cell.replaceChildren(element('a', { href: `${pages[column]}#${number}` }, number));
          column += cell.colSpan;
        }
      }
    }
  };

  document.addEventListener('DOMContentLoaded', () => {
    if (isLaws) toolbar();
    concordance();
  });
})();
