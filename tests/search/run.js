// Searches the real index of each book with the real script: node tests/search/run.js BOOKS
// What is searched for, and what must come first, stands in searches-LANG.yaml; fresh-LANG.txt has sixty more by their kind,
// written from the book before the search was tried with them. Of those every second one, from the second on, was held back:
// names and ranks were mended by the others alone.
'use strict';

const fs = require('fs');
const path = require('path');
const zlib = require('zlib');

const books = process.argv[2];
const here = __dirname;
const script = fs.readFileSync(path.join(here, '../../book/js/find.js'), 'utf8');

// What an index may weigh, packed as a server sends it, and as it is.
// The aim is 130,000 packed; two fifths are the headings, addresses and outcomes of the cases.
const MOST_PACKED = { en: 146_000, it: 156_000, de: 167_000, ru: 184_000 }, MOST_PLAIN = 880_000;
const FIRST = 0.95;
// How many of the sixty fresh ones find the right thing first, and among the first three.
const FRESH = { en: [56, 58], it: [56, 58], de: [54, 58], ru: [56, 58] };

const faults = [];
const fault = (lang, text) => faults.push(`${lang}: ${text}`);

const load = index => {
  const self = {};
  for (const text of [script, index]) new Function('self', text)(self);
  const from = process.hrtime.bigint();
  const plain = zlib.inflateRawSync(Buffer.from(self.jadoubeIndex, 'base64'));
  const read = JSON.parse(plain);
  const find = self.jadoubeFinder(read);
  return { find, index: read, size: plain.length, ms: Number(process.hrtime.bigint() - from) / 1e6 };
};

// Each line that begins with `- ` is a list as JSON writes it.
const searches = lang => fs.readFileSync(path.join(here, `searches-${lang}.yaml`), 'utf8')
  .split('\n').filter(line => line.startsWith('- ')).map(line => JSON.parse(line.slice(2)));

// The fresh ones, under the kind that a line with # names.
const fresh = lang => {
  const all = [];
  let kind = '';
  for (const line of fs.readFileSync(path.join(here, `fresh-${lang}.txt`), 'utf8').split('\n')) {
    if (line.startsWith('# ')) kind = line.slice(2);
    if (line.startsWith('- ')) all.push([kind, all.length % 2 ? 'held' : 'tune', JSON.parse(line.slice(2))]);
  }
  return all;
};

const kinds = {
  situation: id => `board.html#${id}`,
  chapter: id => `${id}.html`,
  procedure: id => `procedures/${id}.html`,
  case: id => `cases/${id}.html`,
  item: id => `practice.html#${id}`,
  term: id => `glossary.html#term-${id}`,
  rule: id => `.html#${id}`,
};

const plain = place => place.replace(/\?edition=[^#]*/, '');

// Whether a result is what was wanted.
const fits = (hit, wanted, index) => {
  if (wanted.includes('@')) {
    const [number, edition] = wanted.split('@');
    return hit.place === index.numbered.replace('*', edition) + number;
  }
  const [, kind, id] = wanted.match(/^(?:(\w+):)?(.*)$/);
  if (kind === 'edition') return hit.kind === 'edition' && hit.place.includes(id);
  const end = id.endsWith('*') ? null : kinds[kind ?? 'rule'](id);
  const place = plain(hit.place);
  if (hit.kind !== (kind ?? 'rule')) return false;
  if (end === null) return place.split('#').pop().startsWith(id.slice(0, -1));
  return (kind ?? 'rule') === 'rule' ? place.endsWith(end) : place === end;
};

const lines = found => found.groups.flatMap(group => group.lines);

const ids = new Map();
const hasAnchor = (file, id) => {
  if (!ids.has(file)) ids.set(file, new Set([...fs.readFileSync(file, 'utf8').matchAll(/\sid=(?:"([^"]+)"|([^\s">]+))/g)].map(([, quoted, bare]) => quoted ?? bare)));
  return ids.get(file).has(id);
};
const leadsSomewhere = (folder, place) => {
  const [file, anchor] = plain(place).split('#');
  const full = path.join(folder, file);
  return fs.existsSync(full) && (!anchor || hasAnchor(full, anchor));
};

const languages = fs.readdirSync(here).map(name => name.match(/^searches-(.*)\.yaml$/)?.[1]).filter(Boolean);
for (const lang of languages) {
  const folder = path.join(books, lang);
  const parts = path.join(folder, 'parts');
  const named = fs.readdirSync(parts).find(name => /^search-.*\.js$/.test(name));
  const text = fs.readFileSync(path.join(parts, named), 'utf8');
  const packed = zlib.gzipSync(text, { level: 9 }).length;
  const { find, index, size, ms } = load(text);
  if (packed > (MOST_PACKED[lang] ?? 0) || size > MOST_PLAIN) fault(lang, `the index has ${size} bytes, packed ${packed}`);

  // The searches that were judged by hand.
  const all = searches(lang);
  if (all.length < 60) fault(lang, `only ${all.length} searches`);
  let first = 0, three = 0;
  for (const [query, ...wanted] of all) {
    const hits = lines(find(query, index.editions[0][0]));
    const at = hits.findIndex(hit => wanted.some(one => fits(hit, one, index)));
    if (at === 0) first++;
    if (at >= 0 && at < 3) three++;
    else fault(lang, `“${query}” finds ${wanted[0]} at place ${at + 1 || 'none'}, first ${hits.slice(0, 3).map(hit => hit.place).join(', ') || 'nothing'}`);
    if (at !== 0 && at < 3) console.log(`${lang}: not first: “${query}”: ${hits.slice(0, 3).map(hit => hit.place).join(', ')}`);
  }
  if (first < FIRST * all.length) fault(lang, `only ${first} of ${all.length} searches find the right thing first`);

  // The fresh ones, by kind, and those that were held back apart.
  const tally = new Map();
  for (const [kind, part, [query, ...wanted]] of fresh(lang)) {
    const hits = lines(find(query, index.editions[0][0]));
    const at = hits.findIndex(hit => wanted.some(one => fits(hit, one, index)));
    for (const name of [kind, part, 'all']) {
      const own = tally.get(name) ?? { of: 0, first: 0, three: 0 };
      tally.set(name, own);
      own.of++;
      if (at === 0) own.first++;
      if (at >= 0 && at < 3) own.three++;
    }
  }
  const told = [...tally].map(([name, own]) => `${name} ${own.first} and ${own.three} of ${own.of}`);
  console.log(`${lang}: fresh searches, first and among the first three: ${told.join(', ')}`);
  const [least, leastThree] = FRESH[lang] ?? [60, 60];
  const sixty = tally.get('all') ?? { of: 0, first: 0, three: 0 };
  if (sixty.first < least || sixty.three < leastThree) {
    fault(lang, `only ${sixty.first} of ${sixty.of} fresh searches find the right thing first, ${sixty.three} among the first three`);
  }

  // Every word of every title and text is known as the index knows it: both fold words alike.
  const unknown = new Set([index.titles, index.sentences].flatMap(find.split).filter(word => find.family(word) === undefined));
  if (unknown.size) fault(lang, `words that the index does not know: ${[...unknown].slice(0, 20).join(' ')}`);

  // Every heading finds itself, and everything found leads somewhere.
  // Of the cases every fourth tells as much as all.
  let itself = 0, headed = 0, nth = 0;
  for (const entry of find.entries) {
    if (!leadsSomewhere(folder, entry.place)) fault(lang, `${entry.place} leads nowhere`);
    if (entry.kind !== 'rule' && (entry.kind !== 'case' || nth++ % 4)) continue;
    headed++;
    const hits = lines(find(entry.title));
    if (hits.some(hit => plain(hit.place) === entry.place || hit.title === entry.title)) itself++;
    else if (entry.kind === 'rule') fault(lang, `“${entry.title}” does not find ${entry.place}`);
  }
  if (itself < 0.98 * headed) fault(lang, `only ${itself} of ${headed} headings find themselves`);

  // Every number of every edition finds what stands under it, in the wording of that edition.
  for (const [key] of index.editions) {
    const at = index.editions.findIndex(([own]) => own === key);
    for (const entry of find.entries) {
      for (const [number, mask] of entry.numbers) {
        if (entry.kind === 'term' || !(mask & (1 << at)) || /^[A-Z]-\d/.test(number)) continue;
        const hits = lines(find(`${number} ${key}`));
        if (!hits.length || hits[0].number !== number) fault(lang, `${number} of ${key} finds ${hits[0]?.number}`);
        else if (!leadsSomewhere(folder, hits[0].place)) fault(lang, `${number} of ${key}: ${hits[0].place} leads nowhere`);
      }
    }
  }
  console.log(`${lang}: ${first} of ${all.length} first, ${three} among the first three; ${find.entries.length} things, ` +
    `${itself} of ${headed} headings find themselves; ${size} bytes, packed ${packed}; ready in ${ms.toFixed()} ms`);
}
for (const text of faults) console.error(text);
process.exit(faults.length ? 1 : 0);
