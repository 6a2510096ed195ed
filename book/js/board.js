// At the board: pace and rules are chosen once, and each situation shows what is ruled under them.
document.addEventListener('DOMContentLoaded', () => {
  const form = document.querySelector('form.at');
  if (!form) return;
  const { pace, supervision } = form.elements;
  const situations = [...document.querySelectorAll('details.met')];
  const status = form.querySelector('[role=status]');
  const find = form.querySelector('[type=search]');
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  // The letters of the scopes, as `data-s` has them.
  const letters = { standard: { full: 'a', limited: 'a' }, rapid: { full: 'b', limited: 'c' }, blitz: { full: 'd', limited: 'e' } };
  const asked = new URLSearchParams(location.search);
  const names = { pace, supervision };
  // Most events in fast games have few arbiters.
  const usual = { pace: 'standard', supervision: 'limited' };
  for (const [name, group] of Object.entries(names)) {
    const values = [...group].map(one => one.value);
    group.value = [asked.get(name), book.stored(name)].find(one => values.includes(one)) ?? usual[name];
  }
  // The choices and the situation opened last stand in the address, so that it can be passed on.
  const address = hash => {
    const url = new URL(location.href);
    for (const [name, group] of Object.entries(names)) url.searchParams.set(name, group.value);
    if (pace.value === 'standard') url.searchParams.delete('supervision');
    if (hash !== undefined) url.hash = hash;
    if (url.href !== location.href) history.replaceState(history.state, '', url);
  };
  const apply = () => {
    const letter = letters[pace.value][supervision.value];
    // it keeps its place, so that nothing moves under the finger
    supervision[0].closest('fieldset').disabled = pace.value === 'standard';
    sheet.replaceSync(`[data-s]:not([data-s*="${letter}"]) { display: none !important; }`);
    address();
  };
  form.addEventListener('change', event => {
    if (!(event.target.name in names)) return;
    book.store(event.target.name, event.target.value);
    apply();
  });

  const plain = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const texts = new Map(situations.map(one => [one, plain([...one.querySelectorAll('h3, h4')].map(heading => heading.textContent).join(' '))]));
  // What a situation is called, the other words for it and its group go before how it can turn out.
  const named = new Map();
  let group = '';
  for (const one of document.querySelectorAll('main > h2, details.met')) {
    if (one.matches('h2')) group = one.textContent;
    else named.set(one, plain([one.querySelector('h3').textContent, one.dataset.words, group].join(' ')).split(/[^\p{L}\p{N}]+/u));
  }
  // A word in another case or number begins alike.
  const stem = word => word.length > 4 ? word.slice(0, Math.max(4, word.length - 2)) : word;
  const show = shown => {
    for (const one of situations) one.hidden = !shown(one);
    for (const heading of document.querySelectorAll('main > h2')) {
      let next = heading.nextElementSibling;
      while (next?.matches('.met[hidden]')) next = next.nextElementSibling;
      heading.hidden = !next?.matches('.met');
    }
    const isAny = situations.some(one => !one.hidden);
    status.textContent = isAny ? '' : status.dataset.none;
    return isAny;
  };
  // Where the words themselves stand nowhere, the search knows others for the same.
  const filter = async () => {
    const asked = find.value;
    const words = plain(asked).split(/\s+/).filter(Boolean);
    const isNamed = form => one => words.every(word => named.get(one).some(own => own.startsWith(form(word))));
    const isSaid = one => words.every(word => texts.get(one).includes(word));
    if (show(isNamed(word => word)) || show(isSaid) || show(isNamed(stem))) return;
    const found = await book.found?.(asked) ?? [];
    const ids = found.map(hit => /^board\.html#(.+)/.exec(hit.place)?.[1]);
    if (find.value === asked) show(one => ids.includes(one.id));
  };
  find.addEventListener('input', filter);
  form.addEventListener('submit', event => {
    event.preventDefault();
    const first = situations.find(one => !one.hidden);
    if (!first) return;
    first.open = true;
    first.querySelector('summary').focus();
  });

  const open = () => {
    const named = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!named?.matches('.met')) return;
    named.open = true;
    named.scrollIntoView();
  };
  for (const one of situations) {
    one.addEventListener('toggle', () => {
      if (one.open) {
        address(one.id);
        // the answer is read, so it comes into view
        if (one.getBoundingClientRect().bottom > innerHeight) one.scrollIntoView();
      } else if (location.hash === `#${one.id}`) address('');
    });
  }
  addEventListener('hashchange', open);
  form.hidden = false;
  apply();
  open();
});
