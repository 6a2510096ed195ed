// The pages of the books as axe-core sees them: every kind of page, in both themes, as narrow as a phone and wide.
//
// `node axe.js BOOK [KIND,…]`: BOOK is the folder of the books, KIND one of those below. It needs `playwright-core`, `axe-core` and a Chromium
// (`CHROMIUM`, else /usr/bin/chromium). What is folded is unfolded first, and targets are measured as well: those in bars,
// lists and forms are at least 24 pixels wide and high, and what a page is for at least 44 high.
'use strict';
const { chromium } = require('playwright-core');
const axe = require.resolve('axe-core');
const fs = require('node:fs');
const path = require('node:path');

const [out, only] = process.argv.slice(2);
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const THEMES = ['light', 'dark'];
const WIDTHS = [390, 1280];
const LANGS = ['en', 'it', 'de', 'ru'];
// A language that says a part of it in English.
const IN_PART = 'fr';

const folder = path.join(path.resolve(out), 'en');
const having = sign => fs.readdirSync(path.join(folder, 'cases')).find(name => sign.test(fs.readFileSync(path.join(folder, 'cases', name), 'utf8')));
const withBoard = `cases/${having(/class="?boards/)}`;

const open = async page => {
  await page.click('.try-open');
  await page.waitForSelector('.try form *');
};
const search = async page => {
  await page.keyboard.press('/');
  await page.fill('dialog.search input', { en: 'flag', it: 'bandierina', de: 'Blättchen', ru: 'флажок' }[await page.evaluate(() => book.lang)]);
  await page.waitForSelector('dialog.search [role=option]');
};
const answer = async page => {
  await page.check('.test section:not([hidden]) input >> nth=0');
  await page.click('.answering button:visible');
};
const settings = async page => {
  await page.evaluate(() => document.querySelector('dialog.view').showModal());
};
const contents = async page => {
  await page.evaluate(() => document.querySelector('.to-contents').click());
  await page.waitForSelector('dialog[open] .contents');
};
// From Italian into Russian, whose terms come from another book; then a word to avoid finds the term to write, and remains so
// on the next visit.
const pair = async page => {
  await page.selectOption('.pair [name=from]', 'it');
  await page.selectOption('.pair [name=to]', 'ru');
  await page.waitForSelector('.terms dl[lang=ru]');
  await page.fill('.pair [type=search]', 'королева');
  const found = () => page.$$eval('.terms > section:not([hidden])', all => all.map(one => [one.id, one.querySelector('h2').textContent, one.querySelector('dt').textContent]));
  const [[id, heading, label], ...others] = await found();
  const own = await page.evaluate(() => document.querySelector('.pair').dataset.labels.split('|')[0]);
  if (others.length || id !== 'queen' || !/^donna .* → ферзь /.test(heading) || label !== own) throw new Error(`found ${id}: ${heading}, ${label}`);
  const address = new URL(page.url());
  if (address.searchParams.get('from') !== 'it' || address.searchParams.get('to') !== 'ru') throw new Error(`the address is ${address}`);
  await page.goto(`${address.href.split('?')[0]}#queen`);
  await page.waitForSelector('.terms dl[lang=ru]');
};
const beside = page => page.waitForSelector('.two .other *');
const whole = page => page.waitForFunction(() => !document.querySelector('button.load'));

// Each kind of page: its name, its path, the languages in which it is looked at, and what is done on it first.
const KINDS = [
  ['start', '../index.html'], ['404', '../404.html'],
  ['index', 'index.html', [...LANGS, IN_PART]], ['board', 'board.html', LANGS], ['chapter', 'clock.html', [...LANGS, IN_PART]], ['case', withBoard, LANGS],
  ['chapter 2005', 'irregularities.html?edition=2005'], ['chapter in all editions', 'moves.html?edition=all'],
  ['case in all editions', `${withBoard}?edition=all`, ['de'], whole], ['case changed', withBoard, ['en', 'ru'], open],
  ['laws', 'laws/2023.html', ['it']], ['laws 2005', 'laws/2005.html'], ['laws in two languages', 'laws/2001.html?with=ru', ['de'], beside],
  ['compare', 'compare/2018-2023.html'], ['compare 2014', 'compare/2014-2017.html', ['ru']],
  ['procedures', 'procedures.html'], ['procedure', 'procedures/flag.html', ['de']], ['checklists', 'procedures/checklists.html', ['it']],
  ['tests', 'test.html'], ['test', 'test/clock.html', ['ru']], ['test answered', 'test/moves.html', ['it'], answer],
  ['words', 'search.html', ['de', IN_PART]], ['search', 'index.html', LANGS, search], ['settings', 'moves.html', ['de'], settings],
  ['contents', 'moves.html', ['ru'], contents], ['values', 'values.html'], ['doubts', 'doubts.html', ['ru']], ['coverage', 'coverage.html', ['en', IN_PART]],
  ['practice', 'practice.html', ['it']], ['letter and practice', 'letter-and-practice.html'], ['glossary', 'glossary.html', ['de']],
  ['translators', 'translators.html', LANGS], ['translators into another language', 'translators.html', ['de'], pair],
  ['articles', 'articles.html'], ['cases', 'cases.html', ['it']],
];

/** What is too small to be touched, of what a finger is meant for. */
const small = () => {
  const shown = one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !one.closest('.skip, .unseen');
  const box = one => {
    const label = one.matches('input') ? one.closest('label') : null;
    return (label ?? one).getBoundingClientRect();
  };
  const found = [];
  const look = (selector, least, both) => {
    for (const one of document.querySelectorAll(selector)) {
      if (!shown(one) || found.some(([other]) => other === one)) continue;
      const { width, height } = box(one);
      if (height + .5 < least || both && width + .5 < least) found.push([one, `${one.outerHTML.slice(0, 110)} is ${Math.round(width)} × ${Math.round(height)}, not ${least}`]);
    }
  };
  look('.dock > *, .try-open, .load, .answering button, .to-board a, .met > summary, .find input, form.at label, dialog input[type=search], dialog.search button, .search [role=option], .turn a, .settings label, .try form :is(label, select)', 44, false);
  const bars = '.bar, .crumbs, .up, .contents, .overview, .editions, .tools, .letters, .links, .counted, .case-list, #other-editions, .turn, .notice, form, dialog, .see-cases, .see, .words, .answering, .tests, .by, .history, .effects, .edition-label';
  look(`:is(${bars}) :is(a, button, summary, input, select), button, summary, .n`, 24, true);
  return found.map(([, text]) => text);
};

(async () => {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  const rules = new Map();
  const rows = [];
  let wrong = 0;
  for (const [kind, place, langs = ['en'], act] of KINDS) {
    if (only && !only.split(',').includes(kind)) continue;
    for (const lang of langs) {
      const row = [];
      for (const theme of THEMES) {
        for (const width of WIDTHS) {
          const alone = place.startsWith('..');
          // A phone has the theme of the device; beside that the one that was chosen counts.
          const chosen = width > 400 && !alone;
          const scheme = chosen ? THEMES.find(other => other !== theme) : theme;
          const context = await browser.newContext({ viewport: { width, height: 844 }, colorScheme: scheme, reducedMotion: 'reduce' });
          if (chosen) await context.addInitScript(theme => localStorage.setItem('jadoube-theme', theme), theme);
          const page = await context.newPage();
          await page.goto(`file://${path.join(path.resolve(out), lang)}/${place}`);
          if (chosen && await page.evaluate(() => document.documentElement.dataset.theme) !== theme) throw new Error(`${kind}: the theme is not ${theme}`);
          let found = [];
          try {
            if (act) await act(page);
            await page.evaluate(() => { for (const fold of document.querySelectorAll('details')) fold.open = true; });
            await page.addScriptTag({ path: axe });
            const { violations } = await page.evaluate(tags => axe.run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] }), TAGS);
            found = violations.map(({ id, help, nodes }) => [id, nodes.length, `${help}: ${nodes[0].html.slice(0, 160)} ${(nodes[0].any[0] ?? nodes[0].all[0] ?? nodes[0].none[0])?.message ?? ''}`]);
            const sizes = width < 400 ? await page.evaluate(small) : [];
            if (sizes.length) found.push(['target', sizes.length, sizes[0]]);
            if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)) found.push(['width', 1, 'The page is wider than the window.']);
          } catch (error) {
            found.push(['failed', 1, error.message.split('\n')[0]]);
          }
          for (const [id, number, text] of found) {
            wrong += number;
            if (!rules.has(id)) rules.set(id, { number: 0, first: [] });
            const rule = rules.get(id);
            rule.number += number;
            if (!rule.first.some(([own]) => own === kind) && rule.first.length < 6) rule.first.push([kind, `${lang} ${theme} ${width}: ${text}`]);
          }
          row.push(found.reduce((sum, [, number]) => sum + number, 0));
          await context.close();
        }
      }
      rows.push([`${kind} (${place.startsWith('..') ? 'all' : lang})`, ...row]);
      console.log(rows.at(-1).map((cell, at) => at ? String(cell).padStart(12) : cell.padEnd(30)).join(''));
    }
  }
  console.log(['', ...THEMES.flatMap(theme => WIDTHS.map(width => `${theme} ${width}`))].map((cell, at) => at ? cell.padStart(12) : cell.padEnd(30)).join(''));
  for (const [id, { number, first }] of rules) {
    console.log(`\n${id}: ${number}`);
    for (const [kind, text] of first) console.log(`  ${kind}, ${text}`);
  }
  await browser.close();
  console.log(`\n${rows.length * 4} pages, ${wrong} violations`);
  process.exit(wrong ? 1 : 0);
})().catch(error => { console.error(error); process.exit(1); });
