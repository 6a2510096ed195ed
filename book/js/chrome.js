// What surrounds the text: the list of contents, the choices, and on a phone the bar at the bottom.
(() => {
  const { words, editions } = book;
  const element = (name, attributes = {}, ...inner) => {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (key.startsWith('on')) made.addEventListener(key.slice(2), value);
      else if (value !== null) made.setAttribute(key, value);
    }
    made.append(...inner);
    return made;
  };
  book.element = element;

  const contents = () => {
    const list = element('nav', { class: 'contents', 'aria-label': words.contents });
    let items;
    for (const [path, label, article, runs] of book.contents) {
      if (label === undefined) {
        items = element('ul');
        list.append(element('h2', {}, path), items);
        continue;
      }
      const url = new URL(path, book.base);
      const number = article && element('span', { 'data-n': runs || null }, article);
      const link = element('a', { href: url.href }, ...number ? [number, ` ${label}`] : [label]);
      if (url.pathname === location.pathname) link.setAttribute('aria-current', 'page');
      items.append(element('li', {}, link));
    }
    // A page that the list does not name is marked by the nearest page above it.
    if (!list.querySelector('[aria-current]')) {
      const above = [...document.querySelectorAll(':is(.crumbs, .up) a')].reverse().map(link => link.href.replace(/[?#].*/, ''));
      const within = above.map(href => [...list.querySelectorAll('a')].find(link => link.href === href)).find(Boolean);
      within?.classList.add('within');
    }
    book.number(list);
    return list;
  };

  // A group of choices, one of which is taken.
  const choices = (name, label, options, chosen, choose) => {
    const group = element('fieldset', {}, element('legend', {}, label));
    for (const [value, text] of options) {
      const input = element('input', { type: 'radio', name, value, onchange: () => choose(value) });
      input.checked = value === chosen;
      group.append(element('label', {}, input, ` ${text}`));
    }
    return group;
  };

  const dialog = (label, inner) => {
    const close = element('button', { type: 'button', class: 'close', onclick: () => made.close() }, words.close);
    const made = element('dialog', { 'aria-label': label }, element('div', { class: 'dialog-head' }, element('h2', {}, label), close), inner);
    made.addEventListener('click', event => { if (event.target === made) made.close(); });
    document.body.append(made);
    return made;
  };
  book.dialog = dialog;

  document.addEventListener('DOMContentLoaded', () => {
    const bar = document.querySelector('.bar');
    document.head.append(element('link', { rel: 'icon', type: 'image/svg+xml', href: new URL(book.icon, book.base).href }));
    document.querySelector('main').tabIndex = -1;
    const toContents = element('a', { class: 'to-contents', href: new URL('index.html#contents', book.base).href }, words.contents);
    bar.prepend(element('a', { class: 'skip', href: '#content' }, words.skip));
    bar.querySelector('.brand').after(toContents);
    // The same page in the other languages.
    const here = location.href.replace(/[?#].*/, '').slice(book.base.href.length);
    const languages = element('nav', { class: 'languages', 'aria-label': words.languages });
    for (const [lang, name] of book.languages) {
      const href = new URL(`../${lang}/${here}`, book.base).href;
      const link = element('a', { href, lang, hreflang: lang, title: name }, lang.toUpperCase());
      if (lang === book.lang) link.setAttribute('aria-current', 'true');
      languages.append(link);
    }
    bar.querySelector('.languages').replaceWith(languages);
    const labelOf = key => key === 'all' ? words.all : editions.find(edition => edition.key === key).label;

    const listed = contents();
    document.querySelector('main').before(listed);
    let panel;
    const openContents = event => {
      event.preventDefault();
      panel ??= dialog(words.contents, contents());
      panel.showModal();
      panel.querySelector('[aria-current], .within')?.scrollIntoView({ block: 'center' });
    };
    toContents.addEventListener('click', openContents);

    const editionChoices = [...editions.map(edition => [edition.key, edition.label]), ['all', words.all]];
    const settings = dialog(words.settings, element('form', { method: 'dialog', class: 'settings' },
      choices('edition', words.edition, editionChoices, book.edition, book.choose.edition),
      choices('practice', words.practice, [['fide', words.fide], ['letter', words.letter]], book.practice, book.choose.practice),
      choices('theme', words.theme, [['auto', words.auto], ['light', words.light], ['dark', words.dark]], book.theme, book.choose.theme),
    ));
    settings.classList.add('view');
    // What is chosen with a finger is to be seen; with the keys one goes on choosing.
    settings.addEventListener('pointerup', event => {
      if (event.target.closest('label')?.querySelector('[name=edition]')) setTimeout(() => settings.close(), 150);
    });
    const button = () => element('button', { type: 'button', class: 'to-settings', onclick: () => settings.showModal() });
    const buttons = [button(), button()];
    const status = element('p', { class: 'unseen', role: 'status' });
    const shown = () => {
      const told = `${words.edition}${words.colon} ${labelOf(book.edition)}${book.practice === 'letter' ? ` · ${words.letter}` : ''}`;
      for (const one of buttons) one.textContent = told;
      return told;
    };
    shown();
    document.addEventListener('chosen', () => { status.textContent = shown(); });
    bar.querySelector('.languages').before(buttons[0]);
    bar.append(status);

    const search = bar.querySelector('.search-link');
    document.body.append(element('nav', { class: 'dock', 'aria-label': words.dock },
      element('a', { href: toContents.href, onclick: openContents }, words.contents),
      ...search ? [element('a', { href: search.href, onclick: event => { event.preventDefault(); search.click(); } }, search.textContent)] : [],
      buttons[1],
      element('a', { href: '#content', onclick: event => { event.preventDefault(); scrollTo(0, 0); } }, words.top)));

    const place = listed.querySelector('[aria-current], .within');
    if (place) listed.scrollTop = place.offsetTop - listed.clientHeight / 2;
  });
})();
