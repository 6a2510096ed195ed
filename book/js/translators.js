// The page for translators: a pair of languages, and a term found by any of its words.
// The page tells all about the terms of its own language; what it shows of another comes from the page of that language.
document.addEventListener('DOMContentLoaded', () => {
  const form = document.querySelector('form.pair');
  if (!form) return;
  const { element } = book;
  const { from, to } = form.elements;
  const find = form.querySelector('[type=search]');
  const status = form.querySelector('[role=status]');
  const list = document.querySelector('.terms');
  const letters = document.querySelector('.letters');
  const labels = form.dataset.labels.split('|');
  const levels = form.dataset.levels.split('|');
  const langs = [...to.options].map(option => option.value);
  const own = langs.find(lang => !list.firstElementChild.querySelector(`ul [lang="${lang}"]`));

  // A concept: where it stands, its term in each language, what is told of the term now, and the words by which it is found.
  const concepts = [...list.children].map(section => {
    const [heading, names, told] = ['h2', 'ul', 'dl'].map(name => section.querySelector(`:scope > ${name}`));
    const terms = new Map([[own, [...heading.childNodes]]]);
    for (const name of names.children) terms.set(name.lang, [...name.childNodes]);
    return { section, heading, names, told, terms };
  });
  const text = ({ terms }, lang) => (terms.get(lang) ?? []).filter(node => node.nodeName !== 'I').map(node => node.textContent).join('').trim();
  const named = ({ terms }, lang, name) => element(name, { lang }, ...(terms.get(lang) ?? ['–']).map(node => node.cloneNode?.(true) ?? node));

  // What is told of all terms of a language, with the labels of this page.
  const telling = { [own]: Promise.resolve(new Map(concepts.map(({ section, told }) => [section.id, told]))) };
  const toldIn = lang => telling[lang] ??= book.textOf(new URL(`../${lang}/translators.html`, book.base).href).then(page => {
    const theirs = page.querySelector('form.pair').dataset;
    const put = (part, into, all) => {
      // spaces in texts may not break
      const own = into[all.split('|').indexOf(part.textContent.replace(/\s/gu, ' '))];
      if (own) { part.textContent = own; part.lang = book.lang; }
    };
    return new Map([...page.querySelectorAll('.terms > section')].map(section => {
      const told = section.querySelector('dl');
      if (!told) return [section.id, null];
      told.lang = lang;
      for (const label of told.querySelectorAll('dt')) put(label, labels, theirs.labels);
      for (const level of told.querySelectorAll('li b')) put(level, levels, theirs.levels);
      return [section.id, document.importNode(told, true)];
    }));
  });

  const plain = text => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = concept => {
    const all = langs.map(lang => text(concept, lang));
    for (const label of concept.told?.querySelectorAll('dt') ?? []) {
      if (labels.indexOf(label.textContent) < 2) all.push(label.nextElementSibling.textContent);
    }
    return ` ${plain(all.join(' ')).replace(/[^\p{L}\p{N}]+/gu, ' ')}`;
  };
  const filter = () => {
    const asked = plain(find.value).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
    for (const concept of concepts) concept.section.hidden = !asked.every(word => concept.words.includes(` ${word}`));
    letters.hidden = asked.length > 0;
    status.textContent = concepts.every(({ section }) => section.hidden) ? status.dataset.none : '';
  };

  let sorted = own;
  const sort = lang => {
    if (lang === sorted) return;
    sorted = lang;
    const { compare } = new Intl.Collator(lang, { ignorePunctuation: true });
    // Signs stand after all letters.
    const letter = concept => plain(text(concept, lang)).match(/\p{L}/u)?.[0].toUpperCase() ?? '#';
    concepts.sort((a, b) => (letter(a) === '#') - (letter(b) === '#') || compare(text(a, lang), text(b, lang)));
    list.append(...concepts.map(({ section }) => section));
    const first = new Map();
    for (const concept of concepts) if (!first.has(letter(concept))) first.set(letter(concept), concept.section.id);
    letters.replaceChildren(...[...first].map(([letter, id]) => element('li', {}, element('a', { href: `#${id}` }, letter))));
  };

  // From one language into another, or from all of them.
  const show = async () => {
    const [source, target] = [from.value, to.value];
    const isPair = source !== 'all' && source !== target;
    for (const concept of concepts) {
      const { heading, names } = concept;
      heading.replaceChildren(...isPair ? [named(concept, source, 'span'), ' → '] : [], named(concept, target, 'span'));
      names.replaceChildren(...langs.filter(lang => lang !== target).map(lang => named(concept, lang, 'li')));
      names.hidden = isPair;
    }
    sort(isPair ? source : target);
    let told = new Map();
    status.textContent = '';
    try { told = await toldIn(target); } catch { status.textContent = book.words['page-not-loaded']; }
    if (to.value !== target) return;
    const failed = status.textContent;
    for (const concept of concepts) {
      concept.told?.remove();
      concept.told = told.get(concept.section.id);
      if (concept.told) concept.section.append(concept.told);
      concept.words = words(concept);
    }
    book.number(list);
    filter();
    if (failed) status.textContent = failed;
  };

  // The pair stands in the address, so that it can be passed on.
  const address = () => {
    const url = new URL(location.href);
    for (const [name, value, usual] of [['from', from.value, 'all'], ['to', to.value, own]]) {
      if (value === usual) url.searchParams.delete(name);
      else url.searchParams.set(name, value);
    }
    if (url.href === location.href) return;
    // Some browsers forbid it for files.
    try { history.replaceState(history.state, '', url); } catch { /* the address stays */ }
  };

  const asked = new URLSearchParams(location.search);
  const kept = (book.stored('pair') ?? '').split(' ');
  const chosen = (values, known, usual) => values.find(value => known.includes(value)) ?? usual;
  from.value = chosen([asked.get('from'), kept[0]], ['all', ...langs], 'all');
  to.value = chosen([asked.get('to'), kept[1]], langs, own);
  form.hidden = false;
  form.addEventListener('change', event => {
    if (event.target === find) return;
    book.store('pair', `${from.value} ${to.value}`);
    address();
    show();
  });
  find.addEventListener('input', filter);
  form.addEventListener('submit', event => event.preventDefault());
  address();
  show().then(() => { if (location.hash) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView(); });
});
