// The engine in a browser answers as the program does, word for word: every case, as told and with each switch turned.
//
// `node flips.js BOOK FLIPS [EVERY]`: BOOK is the folder of the books, made with the engine, and FLIPS the example of that
// name. It needs `playwright-core` and a Chromium (`CHROMIUM`, else /usr/bin/chromium).
'use strict';
const { chromium } = require('playwright-core');
const { spawn } = require('node:child_process');
const readline = require('node:readline');
const path = require('node:path');
const fs = require('node:fs');

const [out, flips, every = '1'] = process.argv.slice(2);
const LANGS = ['en', 'it', 'de', 'ru'];

/** The lines that the program tells of its part of the cases, in one language. */
const told = (lang, step, first) => readline.createInterface({ input: spawn(flips, [lang, step, first], { stdio: ['ignore', 'pipe', 'inherit'] }).stdout });

/** The same with the keys of all maps in the order of the alphabet. */
const sorted = it => {
  if (Array.isArray(it)) return it.map(sorted);
  if (it === null || typeof it !== 'object') return it;
  return Object.fromEntries(Object.keys(it).sort().map(key => [key, sorted(it[key])]));
};

(async () => {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  let [rulings, wrong] = [0, 0];
  const compare = async (lang, at) => {
    const page = await browser.newPage();
    const folder = path.join(path.resolve(out), lang);
    const any = fs.readdirSync(path.join(folder, 'cases')).find(name => name.endsWith('.html'));
    await page.goto(`file://${path.join(folder, 'cases', any)}`);
    // Each language has its part of the cases, so that all together have every case.
    const step = String(Number(every) * LANGS.length);
    for await (const line of told(lang, step, String(at))) {
      const { id, open, rows } = JSON.parse(line);
      const answers = await page.evaluate(async ([id, newest, states]) => {
        window.all ??= Object.assign({}, ...await Promise.all(Object.keys(book.engine.cases).map(name => book.told(name))));
        const call = await book.judge();
        const [title, told] = window.all[id];
        const open = JSON.parse(call('open', [newest, 'fide', title, JSON.stringify(told)].join('\n')));
        return { open, rows: states.map(state => [state, call('text', state), JSON.parse(call('judge', state))]) };
      }, [id, await page.evaluate(() => book.editions[0].key), rows.map(([state]) => state)]);
      const report = (what, one, other) => {
        wrong += 1;
        if (wrong <= 10) console.error(`${lang} ${id} ${what}\n--- the program\n${one}\n--- the browser\n${other}\n`);
      };
      const same = (what, one, other) => {
        const texts = [one, other].map(it => typeof it === 'string' ? it : JSON.stringify(sorted(it), null, 1));
        if (texts[0] !== texts[1]) report(what, ...texts);
      };
      same('switches', open, answers.open);
      rows.forEach((row, at) => {
        rulings += 1;
        same(`${row[0]} as text`, row[1], answers.rows[at][1]);
        same(`${row[0]} as HTML`, row[2], answers.rows[at][2]);
      });
    }
    await page.close();
  };
  // Two at once: each has a program and a page.
  for (let at = 0; at < LANGS.length; at += 2) {
    await Promise.all(LANGS.slice(at, at + 2).map((lang, more) => compare(lang, at + more)));
  }
  await browser.close();
  console.log(`${rulings} rulings compared, ${wrong} differ`);
  process.exit(wrong === 0 && rulings > 0 ? 0 : 1);
})().catch(error => { console.error(error); process.exit(1); });
