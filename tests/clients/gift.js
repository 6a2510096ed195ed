// Reads a file of GIFT with an independent parser and compares every question with the JSON of the same export.
//
// Usage: node gift.js FILE.gift FILE.json (the package gift-pegjs is found as Node finds packages)

const { readFileSync } = require("node:fs");
const { parse } = require("gift-pegjs");

/** The text of HTML: without tags, references resolved. */
function plain(html) {
  const names = { amp: "&", lt: "<", gt: ">", quot: '"' };
  const text = html.replace(/<[^>]*>/g, "");
  return text.replace(/&(#?)(\w+);/g, (_, number, name) => (number ? String.fromCodePoint(Number(name)) : names[name]));
}

/** The text as HTML can have it: on one line, without control characters. */
function onALine(text) {
  return text.replace(/[\t\n\r]/g, " ").replace(/\p{Cc}/gu, "");
}

/** The longest id that Moodle keeps; of a longer one the end is shortened. */
const LONGEST_ID = 100;

/** The name in letters, digits, hyphens and dots, as the exports write it. */
function plainName(name) {
  return name.replace(/[^a-zA-Z0-9.-]/gu, (letter) => `_${letter.codePointAt(0).toString(16)}_`);
}

function check(condition, what) {
  if (!condition) {
    throw new Error(what);
  }
}

function same(found, expected, what) {
  check(JSON.stringify(found) === JSON.stringify(expected), `${what}:\n${JSON.stringify(found)}\n${JSON.stringify(expected)}`);
}

/** What a parsed question has of its options in the order of the export: text, whether right, and why not. */
function options(question) {
  if (question.type === "Matching") {
    const pairs = question.matchPairs.map((pair) => [Number(pair.subanswer), plain(pair.subquestion.text).trim()]);
    return pairs.sort(([one], [other]) => one - other).map(([, text]) => text);
  }
  return (question.choices ?? []).map((choice) => [
    plain(choice.text.text).trim(),
    choice.isCorrect || choice.weight > 0,
    choice.isCorrect || choice.weight > 0 || !choice.feedback ? "" : plain(choice.feedback.text).trim(),
  ]);
}

const [gift, json] = process.argv.slice(2).map((file) => readFileSync(file, "utf8"));
const expected = JSON.parse(json);
const parsed = parse(gift).filter((question) => question.type !== "Category");
same(parsed.length, expected.length, "number of questions");
const byTitle = new Map(parsed.map((question) => [question.title, question]));
const types = { single: "MC", several: "MC", order: "Matching", open: "Essay" };
for (const told of expected) {
  const title = onALine(told.id.slice(0, told.id.lastIndexOf(".")));
  const question = byTitle.get(title);
  check(question, `no question ${title}`);
  same(question.type, types[told.form], title);
  const id = plainName(told.id.slice(0, told.id.lastIndexOf(".")));
  check(question.id === id || (id.length > LONGEST_ID && question.id.startsWith(id.slice(0, 80))), `${title}: ${question.id}`);
  check(plain(question.stem.text).includes(onALine(told.story)), `${title}: the story`);
  check(plain(question.globalFeedback.text).includes(onALine(told.ruling)), `${title}: the ruling`);
  const wanted = told.options.map((option) => {
    const text = onALine(option.text).trim();
    return told.form === "order" ? text : [text, option.right, onALine(option.why).trim()];
  });
  same(options(question), wanted, title);
}
console.log(`${expected.length} questions of GIFT read alike`);
