// The search: a box that the link in the bar or the key / opens, and the index, loaded when it is first needed.
// Without this script the link leads to the page of words from A to Z.
document.addEventListener('DOMContentLoaded', () => {
  const link = document.querySelector('.search-link');
  if (!link || !window.HTMLDialogElement) return;

  let find = null;
  let words = null;
  let loading = null;
  const load = () => {
    loading ??= new Promise((done, failed) => {
      const script = document.createElement('script');
      script.onload = () => done(book.unpacked(self.jadoubeIndex));
      script.onerror = failed;
      book.parts().then(parts => {
        script.src = new URL(parts.index, book.base);
        document.head.append(script);
      }, failed);
    }).then(index => {
      words = index.words;
      find = self.jadoubeFinder(index);
    });
    return loading;
  };
  // What is found for a text, also on the page of the situations.
  book.found = async text => {
    await load();
    return find(text, book.edition, true).groups.flatMap(({ lines }) => lines);
  };

  const { element: make } = book;
  const label = link.textContent.trim();
  const input = make('input', {
    type: 'search', role: 'combobox', 'aria-label': label, 'aria-expanded': 'false', 'aria-controls': 'search-hits',
    'aria-autocomplete': 'list', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', enterkeyhint: 'go',
  });
  const close = make('button', { type: 'button' });
  const count = make('p', { role: 'status' });
  const list = make('div', { role: 'listbox', id: 'search-hits', 'aria-label': label });
  const all = make('p', { class: 'search-all' }, make('a', { href: link.href }));
  const box = make('dialog', { class: 'search', 'aria-label': label }, make('div', {}, input, close), count, list, all);
  document.body.append(box);

  const options = () => [...list.querySelectorAll('[role=option]')];
  const leads = new WeakMap();
  let active = -1;

  const activate = at => {
    const lines = options();
    lines[active]?.setAttribute('aria-selected', 'false');
    active = lines.length ? (at + lines.length) % lines.length : -1;
    const line = lines[active];
    line?.setAttribute('aria-selected', 'true');
    line?.scrollIntoView({ block: 'nearest' });
    if (line) input.setAttribute('aria-activedescendant', line.id);
    else input.removeAttribute('aria-activedescendant');
  };

  // A text with the words that were asked for marked.
  const marked = (text, marks) =>
    marks(text).map((piece, at) => (at % 2 ? make('mark', {}, piece) : piece)).filter(piece => piece !== '');

  const show = () => {
    const { groups, marks } = find(input.value, book.edition, true);
    let number = 0;
    const lists = groups.map(({ kind, lines }) => {
      const heading = make('div', { id: `search-${kind}`, class: 'search-kind' }, words[kind] ?? words.page);
      const hits = lines.map(hit => {
        const option = make('a', {
          role: 'option', id: `search-hit-${number++}`, 'aria-selected': 'false', tabindex: '-1',
          href: new URL(hit.place, book.base),
        }, make('b', {}, ...marked(hit.title, marks)));
        const where = [hit.number, hit.edition].filter(Boolean).join(' · ');
        // Whatever edition is chosen: a result leads to its own.
        leads.set(option, option.href);
        if (where) option.append(' ', make('span', {}, where));
        if (hit.text) {
          const whose = hit.textEdition ? [make('i', {}, `${hit.textEdition}: `)] : [];
          option.append(make('small', {}, ...whose, ...marked(hit.text, marks)));
        }
        return option;
      });
      return make('div', { role: 'group', 'aria-labelledby': heading.id }, heading, ...hits);
    });
    list.replaceChildren(...lists);
    input.setAttribute('aria-expanded', String(number > 0));
    const asked = /[\p{L}\p{N}]/u.test(input.value);
    count.textContent = !asked ? '' : number ? `${words.found}${words.colon} ${number}` : words.none;
    active = -1;
    activate(0);
  };

  // Letters that are typed faster than they can be searched for are searched for together.
  let waiting = 0;
  const soon = () => load().then(() => {
    clearTimeout(waiting);
    waiting = setTimeout(show, 40);
  }, () => {});
  const now = () => load().then(() => {
    clearTimeout(waiting);
    show();
  });
  const ready = () => load().then(() => {
    input.placeholder = words.ask;
    close.textContent = words.close;
    all.firstChild.textContent = words.all;
    if (input.value) show();
  }, () => {
    // Without its index the box is of no use: the page of words is.
    location.href = link.href;
  });

  const open = () => {
    if (box.open) return;
    box.showModal();
    input.select();
    ready();
  };

  // The query stays with the page from which a result was followed: who comes back finds it as it was.
  const keep = query => history.replaceState({ ...history.state, search: query }, '');
  link.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
    event.preventDefault();
    open();
  });
  for (const event of ['pointerenter', 'focus']) link.addEventListener(event, () => load().catch(() => {}), { once: true });
  document.addEventListener('keydown', event => {
    // On a Russian keyboard the key of the slash writes a full stop.
    const isSlash = event.key === '/' || event.code === 'Slash' && event.key === '.';
    const writes = event.target.closest?.('input, textarea, select, [contenteditable]');
    if (!isSlash || writes || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
  close.addEventListener('click', () => box.close());
  box.addEventListener('click', event => { if (event.target === box) box.close(); });
  box.addEventListener('close', () => { if (history.state?.search !== undefined) keep(undefined); });
  input.addEventListener('input', soon);
  input.addEventListener('keydown', event => {
    const moves = { ArrowDown: active + 1, ArrowUp: active - 1 };
    if (event.key in moves) activate(moves[event.key]);
    else if (event.key === 'Enter') now().then(() => options()[Math.max(active, 0)]?.click());
    // A browser would only empty the box.
    else if (event.key === 'Escape') box.close();
    else return;
    event.preventDefault();
  });
  list.addEventListener('click', event => {
    const line = event.target.closest('[role=option]');
    if (!line) return;
    line.href = leads.get(line);
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    keep(input.value);
    if (line.href.split('#')[0] === location.href.split('#')[0]) box.close();
  });

  // The edition that is chosen decides what is found first.
  document.addEventListener('chosen', () => { if (box.open && find) show(); });

  const query = history.state?.search ?? new URLSearchParams(location.search).get('q');
  if (query) {
    input.value = query;
    open();
  }
});
