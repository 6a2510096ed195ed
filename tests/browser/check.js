// Every page of the books is what it says: its links lead somewhere, its parts belong to editions that there are.
//
// `node check.js BOOK`: BOOK is the folder of the books. Nothing else is needed. What is looked at:
//   links       each leads to a page and a place on it, those that `book/js/page.js` makes of `data-n` in each edition as well
//   ids         none stands twice on a page
//   titles      none stands twice in a language
//   headings    one of the first level, and none skips a level, whatever edition and practice is chosen
//   editions    `data-e` has letters that there are, and a part no edition that the whole has not
//   boards      each picture says what it shows
//   words       no sign of a word that failed, none in English for want of a translation where a language has everything
// The packs of the cases are looked at as pages: with them a case is shown whole.
'use strict';
const fs = require('node:fs');
const path = require('node:path');
const zlib = require('node:zlib');

const out = path.resolve(process.argv[2]);
const MOST_SHOWN = 12;

// HTML leaves out what its rules allow, so that what is closed without saying so has to be known.
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const set = names => new Set(names.split(' '));
const BLOCKS = set('address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre section table ul');
const CLOSED_BY = {
  p: BLOCKS, li: set('li'), dt: set('dt dd'), dd: set('dt dd'), option: set('option optgroup'), optgroup: set('optgroup'),
  tr: set('tr tbody thead tfoot'), td: set('td th tr tbody thead tfoot'), th: set('td th tr tbody thead tfoot'),
  thead: set('tbody tfoot'), tbody: set('tbody tfoot thead'), caption: set('tr thead tbody tfoot'), colgroup: set('tr thead tbody tfoot'),
};
// What closes without saying so stays within these.
const WALLS = set('ul ol dl table select body html main section article div details');
const INSIDE = { li: set('ul ol menu'), dt: set('dl'), dd: set('dl'), tr: set('table'), td: set('table'), th: set('table'), thead: set('table'), tbody: set('table'), option: set('select') };

const NAMED = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const decoded = text => text.includes('&')
  ? text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, dec, hex, name) =>
    dec ? String.fromCodePoint(dec) : hex ? String.fromCodePoint(parseInt(hex, 16)) : NAMED[name] ?? whole)
  : text;
const TOKEN = /<!--[^]*?-->|<!doctype[^>]*>|<\/([a-z][\w-]*)\s*>|<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*(\/?)>|[^<]+|</gi;
const ATTRIBUTE = /([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Calls `open` and `close` with each element, and `text` with what stands between. An element has `name`, `at` and `up`. */
const walk = (html, { open, close = () => {}, text }) => {
  let here = { name: '', at: {}, up: null };
  const leave = () => { close(here); here = here.up; };
  TOKEN.lastIndex = 0;
  for (let token; (token = TOKEN.exec(html));) {
    const [whole, ended, started, attributes, slash] = token;
    if (started) {
      const name = started.toLowerCase();
      while (CLOSED_BY[here.name]?.has(name)) leave();
      // The `td` before a `tr`, the `p` before an `li`: what is open inside of what this one closes.
      if (INSIDE[name]) {
        for (let over = here; over && over.name && !INSIDE[name].has(over.name); over = over.up) {
          if (CLOSED_BY[over.name]?.has(name)) { while (here !== over.up) leave(); break; }
          if (WALLS.has(over.name)) break;
        }
      }
      const at = {};
      ATTRIBUTE.lastIndex = 0;
      for (let one; (one = ATTRIBUTE.exec(attributes));) at[one[1].toLowerCase()] = decoded(one[2] ?? one[3] ?? one[4] ?? '');
      here = { name, at, up: here };
      open(here);
      if (VOID.has(name) || slash) leave();
      else if (name === 'script' || name === 'style') {
        const end = html.indexOf(`</${name}`, TOKEN.lastIndex);
        TOKEN.lastIndex = end < 0 ? html.length : end;
      }
    } else if (ended) {
      const name = ended.toLowerCase();
      let over = here;
      while (over && over.name !== name) over = over.up;
      if (over?.name) { while (here !== over.up) leave(); }
      else open({ name: `/${name}`, at: {}, up: here });
    } else if (whole[0] !== '<' || whole === '<') text(decoded(whole), here);
  }
  while (here.name) leave();
};

/** What a run of `data-n` has for a letter, as `book/js/page.js` reads it: null where it says nothing. */
const numberIn = (runs, letter) => {
  const own = runs.split(' ').filter(run => run[0] >= letter);
  return own.length ? own.at(-1).slice(1) : null;
};

const faults = new Map();
const fault = (lang, kind, where, what) => {
  const own = faults.get(lang) ?? new Map();
  faults.set(lang, own);
  own.set(kind, [...own.get(kind) ?? [], `${where}: ${what}`]);
};

/** All that a page says of itself. */
const read = (html, inMain) => {
  const page = { ids: new Map(), twice: [], links: [], marks: [], refs: [], headings: [], editions: [], pictures: [], title: null, lang: undefined, html };
  const note = (from, to) => { for (const list of from) list.text += to; };
  let labelled = [];
  let title = false;
  const letters = element => {
    for (let up = element; up; up = up.up) if (up.at['data-e'] !== undefined) return up.at['data-e'];
    return null;
  };
  const hidden = element => {
    const all = new Set();
    for (let up = element; up; up = up.up) for (const name of (up.at.class ?? '').split(' ')) all.add(name);
    return {
      taught: ['letter-only'].some(name => all.has(name)),
      letter: ['practice', 'as-taught', 'taught-only', 'taught'].some(name => all.has(name)),
      all: all.has('older'),
    };
  };
  walk(html, {
    open(element) {
      const { name, at, up } = element;
      if (name[0] === '/') { page.stray = name; return; }
      if (name === 'html') page.lang = at.lang;
      if (name === 'html') page.edition = at['data-edition'];
      if (name === 'title' && page.title === null) { title = true; page.title = ''; }
      if (at.id !== undefined) {
        if (page.ids.has(at.id)) page.twice.push(at.id);
        page.ids.set(at.id, element);
      }
      const own = at['data-e'];
      if (own !== undefined) page.editions.push([own, letters(up)]);
      for (const name of ['href', 'src']) if (at[name] !== undefined) page.links.push({ to: at[name], name: element.name });
      for (const name of ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for']) if (at[name]) page.refs.push(...at[name].split(' '));
      if (at['data-n'] !== undefined) page.marks.push({ runs: at['data-n'], href: at.href, letters: letters(element), class: at.class });
      if (/^h[1-6]$/.test(name) || name === 'a' || name === 'button' || name === 'summary') {
        const label = { name, text: at['aria-label'] ?? '', href: at.href, letters: letters(element), hidden: hidden(element) };
        element.label = label;
        labelled.push(label);
        if (name[0] === 'h') page.headings.push(label);
      }
      if (at.role === 'img' || name === 'img' || (at.class ?? '').split(' ').includes('board')) page.pictures.push([name, at]);
      if (name === 'span' && at.lang === 'en' && !inMain.foreign) page.english = (page.english ?? 0) + 1;
      for (const mark of ['alt', 'aria-label', 'title', 'placeholder']) if (at[mark] !== undefined && !at[mark].trim() && mark !== 'alt') page.empty = `${name} with an empty ${mark}`;
    },
    close({ name, label }) {
      if (name === 'title') title = false;
      if (!label) return;
      labelled = labelled.filter(one => one !== label);
      if (!label.text.trim()) page.empty = `${label.name} without words${label.href ? ` to ${label.href}` : ''}`;
    },
    text(text) {
      if (title) page.title += text;
      note(labelled, text);
    },
  });
  return page;
};

const files = folder => fs.readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
  entry.isDirectory() ? files(path.join(folder, entry.name)) : [path.join(folder, entry.name)]);
const all = new Set(files(out).map(file => path.relative(out, file)));
const languages = fs.readdirSync(out).filter(name => /^[a-z]{2}$/.test(name) && fs.existsSync(path.join(out, name, 'index.html')));

/** The books, by language: what the script knows, and the pages by their paths. */
const books = new Map();
for (const lang of languages) {
  const own = [...all].filter(file => file.startsWith(`${lang}/`));
  const script = fs.readFileSync(path.join(out, own.find(file => /\/parts\/book-.*\.js$/.test(file))), 'utf8');
  const settings = JSON.parse(script.slice(script.indexOf('{'), script.indexOf('\n')).replace(/;$/, ''));
  const names = fs.readFileSync(path.join(out, lang, 'parts/names.js'), 'utf8');
  Object.assign(settings, JSON.parse(names.slice('book.named('.length, -1)));
  books.set(lang, { settings, own });
}

const pages = new Map();
const look = (lang, file, html, isPack) => {
  const page = read(html, { foreign: lang === 'en' || lang === '' });
  page.file = file;
  page.isPack = isPack;
  return page;
};

// Whether a language says that it does not have everything: English then stands in.
const isInPart = lang => /^chapters:/m.test(fs.readFileSync(path.join(__dirname, '../../locales', lang, 'language.yaml'), 'utf8'));

const check = (lang, page, titles) => {
  const where = page.isPack ? `${page.file} (whole)` : page.file;
  const say = (kind, what) => fault(lang, kind, where, what);
  const { editions } = books.get(lang)?.settings ?? books.get(languages[0]).settings;
  const known = editions.map((_, at) => String.fromCharCode(97 + at)).join('');
  const keyOf = letter => editions[editions.length - 1 - known.indexOf(letter)].key;
  const counts = { links: 0, marks: 0 };

  for (const id of page.twice) say('ids', `“${id}” twice`);
  if (page.stray) say('html', `<${page.stray}> closes nothing`);
  if (page.empty) say('words', page.empty);
  if (page.english && !isInPart(lang)) say('words', `${page.english} in English for want of a translation`);
  for (const sign of ['⟨', '⟩', '[en]', '@@', '{$', '{ $', 'undefined', '\ufffd']) {
    if (page.html.includes(sign)) say('words', `has “${sign}”`);
  }
  if (!page.isPack) {
    if (lang && page.lang !== lang) say('lang', `lang is “${page.lang}”`);
    if (!page.title?.trim()) say('titles', 'none');
    else if (titles.has(page.title)) say('titles', `“${page.title}” also on ${titles.get(page.title)}`);
    else titles.set(page.title, page.file);
  }
  // Headings as they are seen in each edition, and as they are taught or by the letter.
  const first = page.headings.filter(heading => heading.name === 'h1').length;
  if (first !== 1) say('headings', `${first} of the first level`);
  const skips = new Set();
  for (const practice of ['taught', 'letter']) {
    for (const letter of [...known, 'all']) {
      let last = 0;
      for (const heading of page.headings) {
        if (heading.hidden[practice] || letter === 'all' && heading.hidden.all) continue;
        if (letter !== 'all' && heading.letters !== null && !heading.letters.includes(letter)) continue;
        const level = Number(heading.name[1]);
        if (level > last + 1) skips.add(`h${last || '–'} is followed by h${level} “${heading.text.trim().slice(0, 40)}” in ${letter === 'all' ? 'all editions' : keyOf(letter)}${practice === 'letter' ? ' by the letter' : ''}`);
        last = level;
      }
    }
  }
  if (skips.size) say('headings', `${[...skips][0]}${skips.size > 1 ? ` and ${skips.size - 1} more` : ''}`);

  for (const [own, above] of page.editions) {
    if (!own) say('editions', 'data-e is empty');
    const strange = [...own].filter(letter => !known.includes(letter));
    if (strange.length) say('editions', `no edition has the letter ${strange.join('')}`);
    if (new Set(own).size !== own.length) say('editions', `data-e=${own} has a letter twice`);
    const beyond = above === null ? [] : [...own].filter(letter => !above.includes(letter));
    if (beyond.length) say('editions', `data-e=${own} within ${above}`);
  }
  for (const [name, at] of page.pictures) {
    const label = name === 'img' ? at.alt : at['aria-label'] ?? at['aria-labelledby'];
    if (!label?.trim()) say('boards', `a ${name} does not say what it shows`);
    if (name !== 'img' && at.role !== 'img') say('boards', `a ${name} is a board and no picture`);
  }
  for (const id of page.refs) if (!page.ids.has(id)) say('links', `“${id}” is referred to, and is not on the page`);

  const folder = path.dirname(page.file);
  const leads = (to, kind) => {
    if (/^(?:https?:|mailto:|data:)/.test(to)) return;
    const [, file, query, hash] = to.match(/^([^?#]*)(\?[^#]*)?(?:#(.*))?$/);
    const asked = new URLSearchParams(query ?? '').get('edition');
    if (asked !== null && asked !== 'all' && !editions.some(({ key }) => key === asked)) say('links', `${to} asks for an edition that there is not`);
    const full = file === '' ? page.file : file[0] === '/' ? file.slice(1) : path.normalize(path.join(folder, decodeURIComponent(file)));
    if (!all.has(full)) { say(kind, `${to} leads to no page`); return; }
    if (hash === undefined || !full.endsWith('.html')) return;
    const ids = full === page.file ? page.ids : pages.get(full)?.ids;
    if (hash === '' || !ids?.has(decodeURIComponent(hash))) say(kind, `${to} leads to no place`);
  };
  for (const { to } of page.links) { counts.links += 1; leads(to, 'links'); }
  // Each mark in each edition in which it is seen.
  for (const mark of page.marks) {
    // Nothing says that the number is the same in all of them.
    const same = mark.runs === '' ? mark.href?.split('#')[1] ?? '' : null;
    const runs = same === null ? mark.runs.split(' ') : [];
    if (runs.some(run => !known.includes(run[0])) || runs.some((run, at) => at && run[0] >= runs[at - 1][0])) {
      say('editions', `data-n="${mark.runs}" is not in the order of the editions`);
      continue;
    }
    for (const letter of mark.letters ?? known) {
      counts.marks += 1;
      const number = same ?? numberIn(mark.runs, letter);
      if (number === null) say('editions', `data-n="${mark.runs}" is seen in ${keyOf(letter)} and has no number there`);
      if (!number || mark.href === undefined) continue;
      const up = mark.href.match(/^(?:\.\.\/)*/)[0];
      leads(up + (/^[A-Z]+-\d/.test(number) ? `practice.html#${number}` : `laws/${keyOf(letter)}.html#${number}`), 'marks');
    }
  }
  return counts;
};

/** The cases of a pack, by the names of their pages. */
const unpacked = script => JSON.parse(zlib.inflateRawSync(Buffer.from(script.slice(script.indexOf(',"') + 2, script.lastIndexOf('"')), 'base64')).toString('utf8'));

// First the places of all pages, for links lead from one language to another as well; then each page on its own.
for (const file of all) {
  if (!file.endsWith('.html')) continue;
  const ids = new Set();
  for (const [, quoted, bare] of fs.readFileSync(path.join(out, file), 'utf8').matchAll(/<[a-z][^>]*?\sid=(?:"([^"]*)"|([^\s>]+))/gi)) ids.add(decoded(quoted ?? bare));
  pages.set(file, { ids });
}
for (const lang of [...languages, '']) {
  const own = lang ? books.get(lang).own : [...all].filter(file => !file.includes('/'));
  const titles = new Map();
  const sum = { pages: 0, whole: 0, links: 0, marks: 0 };
  const take = (file, html, isPack) => {
    const counts = check(lang, look(lang, file, html, isPack), titles);
    sum[isPack ? 'whole' : 'pages'] += 1;
    sum.links += counts.links;
    sum.marks += counts.marks;
  };
  for (const file of own) if (file.endsWith('.html')) take(file, fs.readFileSync(path.join(out, file), 'utf8'), false);
  if (lang) {
    const { settings } = books.get(lang);
    for (const file of Object.values(settings.packs)) {
      if (!all.has(`${lang}/${file}`)) { fault(lang, 'packs', file, 'is not there'); continue; }
      for (const [name, html] of Object.entries(unpacked(fs.readFileSync(path.join(out, lang, file), 'utf8')))) {
        const page = `${lang}/cases/${name}.html`;
        if (!all.has(page)) fault(lang, 'packs', file, `${name} is no page`);
        take(page, `<main id=content>${html}</main>`, true);
      }
    }
    if (sum.whole !== own.filter(file => file.startsWith(`${lang}/cases/`)).length) fault(lang, 'packs', 'parts', `${sum.whole} cases`);
    const engine = settings.engine ? [...Object.values(settings.engine.cases), ...['code', 'laws', 'words'].map(name => settings.engine[name])] : [];
    const named = [...settings.contents.filter(item => item.length > 1).map(([file]) => file), settings.icon, settings.index, ...engine];
    for (const file of named) if (!all.has(path.normalize(path.join(lang, file)))) fault(lang, 'links', 'the script', `${file} leads to no page`);
    const worker = path.join(out, lang, 'sw.js');
    if (fs.existsSync(worker)) {
      const [, kept, packs] = fs.readFileSync(worker, 'utf8').match(/files=(\[.*?\]),packs=(\[.*?\]),frame=/);
      for (const file of [...JSON.parse(kept), ...JSON.parse(packs)]) if (!all.has(`${lang}/${file}`)) fault(lang, 'links', 'sw.js', `${file} is not there`);
    }
  }
  const wrong = faults.get(lang) ?? new Map();
  const number = [...wrong.values()].reduce((sum, list) => sum + list.length, 0);
  console.log(`${lang || 'start'}: ${sum.pages} pages, ${sum.whole} whole cases, ${sum.links} links, ${sum.marks} numbers by edition, ${number} faults${number ? ` (${[...wrong].map(([kind, list]) => `${kind} ${list.length}`).join(', ')})` : ''}`);
}
for (const [lang, kinds] of faults) {
  for (const [kind, list] of kinds) {
    for (const line of list.slice(0, MOST_SHOWN)) console.error(`${lang} ${kind}: ${line}`);
    if (list.length > MOST_SHOWN) console.error(`${lang} ${kind}: and ${list.length - MOST_SHOWN} more`);
  }
}
process.exit(faults.size ? 1 : 0);
