// What a reader's words or numbers find in the index of a book. Nothing here touches a page: tests run it as it stands.
//
// The index (src/book/search/written.rs) has
//   editions   newest first: key, short name, long name; a mask has a bit for each, the newest the lowest; no mask stands for all
//   numbered   where a number stands in an edition: `*` is the edition, the number follows
//   endings    what is taken off words for their keys
//   families   the forms of each word, by their keys and some as they are; a family is known by its place
//   also       families that find what other families find as well
//   ignored    families that say nothing; before: those of words before a number
//   sentences  known by their places
// and of each thing that can be found, in columns or by its place:
//   shelves    how many of a kind follow each other, and what stands before and after their places
//   places, titles, masks, names
//   texts      places of sentences; a negative number is the mask of those after it
//   numbers    each with its mask
//   cases      how many cases show a rule
self.jadoubeFinder = index => {
  'use strict';

  const fold = text => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss');
  const split = text => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

  // A word without its longest ending, as far as four letters stay.
  const endings = new Set(index.endings.split(' '));
  const longest = Math.max(...[...endings].map(ending => ending.length));
  const key = word => {
    for (let length = Math.min(longest, word.length - 4); length > 0; length--) {
      if (endings.has(word.slice(-length))) return word.slice(0, -length);
    }
    return word;
  };
  const byKey = new Map(), byWord = new Map();
  index.families.split(' ').forEach((family, at) => {
    let first = null;
    for (const member of family.split(',')) {
      const isWord = member[0] === '=';
      const rest = isWord ? member.slice(1) : member;
      const whole = first === null ? rest : first.slice(0, parseInt(rest[0], 36)) + rest.slice(1);
      first ??= whole;
      (isWord ? byWord : byKey).set(whole, at);
    }
  });
  const familyOf = word => byWord.get(word) ?? byKey.get(key(word));
  const families = text => split(text).map(familyOf).filter(family => family !== undefined);
  const ignored = new Set(index.ignored);
  const before = new Set(index.before);
  const silent = family => ignored.has(family) || before.has(family);

  // Letters that look or count alike in Cyrillic; nothing else of a number does.
  const latin = { а: 'a', б: 'b', в: 'b', с: 'c', д: 'd', е: 'e', м: 'm' };
  const parts = number => {
    const plain = fold(number).replace(/[а-я]/g, letter => latin[letter] ?? letter);
    return plain.match(/\d+|\p{L}+/gu) ?? [];
  };

  const every = 2 ** index.editions.length - 1;
  const bit = edition => 1 << edition;
  const newestOf = mask => index.editions.findIndex((_, edition) => mask & bit(edition));

  // How much it says that a word stands in the title, among the names, or in the text of a thing.
  // The words beside a situation only hint at it.
  const TITLE = 1, NAME = .95, HINT = .65, TEXT = .4;
  const factor = {
    situation: 1.2, rule: 1.15, chapter: 1.1, procedure: 1.1, page: 1.05, edition: 1, term: .85, item: .85, case: .85, number: .8,
  };

  const sentences = index.sentences.split('\n');
  // How much higher than a case the rule stands that it shows.
  const LIFT = 1.05;

  const textWords = sentences.map(text => new Set(families(text)));
  const spoken = words => {
    const loud = words.filter(word => !silent(familyOf(word)));
    return loud.length ? loud : words;
  };
  const said = words => spoken(words).join(' ');
  const titles = index.titles.split('\n');
  const places = index.places.split(' ');
  const entries = [];
  for (const [kind, from, to, count] of index.shelves) {
    for (let left = count; left > 0; left--) {
      const at = entries.length;
      const title = titles[at];
      const entry = {
        kind, title, place: from + places[at] + to, mask: index.masks[at] ?? every, texts: [], numbers: [], cases: index.cases[at] ?? 0,
      };
      let here = entry.mask;
      for (const text of index.texts[at]) {
        if (text < 0) here = -text;
        else entry.texts.push([text, here]);
      }
      const numbers = index.numbers[at] ?? [];
      for (let nth = 0; nth < numbers.length; nth += 2) {
        entry.numbers.push([numbers[nth], numbers[nth + 1] || every, parts(numbers[nth]).join(' ')]);
      }
      const names = [title, ...index.names[at] ?? []];
      entry.said = new Set(names.map(name => said(split(name))));
      entry.names = names.map(name => new Set(families(name).filter(family => !silent(family))));
      entries.push(entry);
    }
  }
  // The cases stand in the order of the rules that they show.
  const cases = entries.filter(entry => entry.kind === 'case');
  let shown = 0;
  for (const rule of entries) {
    if (rule.kind !== 'rule') continue;
    rule.shownBy = cases.slice(shown, shown + rule.cases);
    for (const one of rule.shownBy) one.rule = rule;
    shown += rule.cases;
  }

  // By family, the things in which it stands, each with the best place.
  const stands = new Map();
  for (const entry of entries) {
    const best = new Map();
    const note = (words, place) => {
      for (const family of words) if ((best.get(family) ?? 0) < place) best.set(family, place);
    };
    const isHint = entry.kind === 'situation';
    entry.names.forEach((words, at) => note(words, at === 0 ? TITLE : isHint ? HINT : NAME));
    for (const [text] of entry.texts) note(textWords[text], TEXT);
    for (const [family, place] of best) {
      if (!stands.has(family)) stands.set(family, new Map());
      stands.get(family).set(entry, place);
    }
  }
  const rarity = count => Math.log(1 + entries.length / (1 + count));
  const weights = new Map();
  const weightOf = family => {
    if (!weights.has(family)) weights.set(family, rarity(stands.get(family)?.size ?? 0));
    return weights.get(family);
  };
  // What all words of a name say.
  for (const entry of entries) {
    entry.loud = entry.names.map(name => [...name].reduce((sum, family) => sum + weightOf(family), 0) || 1);
  }
  // What words and their beginnings are compared with where a word is not known as it is.
  const forms = [...byKey, ...byWord];

  // Whether one letter too many, too few, another one, or two changed about, make one word of the other.
  const isSlip = (one, other) => {
    if (Math.abs(one.length - other.length) > 1) return false;
    let at = 0;
    while (at < one.length && one[at] === other[at]) at++;
    const rest = (word, skipped) => word.slice(at + skipped);
    return rest(one, 1) === rest(other, 1) || rest(one, 0) === rest(other, 1) || rest(one, 1) === rest(other, 0) ||
      one[at] === other[at + 1] && one[at + 1] === other[at] && rest(one, 2) === rest(other, 2);
  };
  const shared = (one, other) => {
    let at = 0;
    while (at < one.length && one[at] === other[at]) at++;
    return at;
  };

  // The families that are akin to one: those that begin as it does, and the parts of a compound. Verbs and their nouns, and
  // words put together, are families of their own.
  const SHORTEST = 5;
  const members = new Map();
  for (const [form, family] of forms) {
    if (!members.has(family)) members.set(family, []);
    members.get(family).push(form);
  }
  const known = new Map();
  const kin = own => {
    if (known.has(own)) return known.get(own);
    const near = new Map();
    for (const one of members.get(own) ?? []) {
      if (one.length < SHORTEST) continue;
      for (const [form, family] of forms) {
        if (family === own || form.length < SHORTEST || !stands.has(family)) continue;
        const common = shared(one, form);
        const [short, long] = one.length < form.length ? [one, form] : [form, one];
        let sure = 0;
        if (common >= SHORTEST && common + 4 >= long.length) sure = .6 * common / long.length;
        else if (long.endsWith(short)) sure = .5 * Math.sqrt(short.length / long.length);
        if (sure > (near.get(family) ?? 0)) near.set(family, sure);
      }
    }
    known.set(own, near);
    return near;
  };

  // The families that a word may mean, each with how surely: its own, those that it begins, and where there is none,
  // those that it resembles.
  const meanings = (word, isLast) => {
    const all = new Map();
    const add = (own, sure) => {
      for (const family of [own, ...index.also[own] ?? []]) {
        const here = family === own ? sure : sure * .9;
        if (stands.has(family) && (all.get(family) ?? 0) < here) all.set(family, here);
      }
    };
    // Who has no ä, ö and ü writes them with two letters.
    const own = familyOf(word) ?? familyOf(word.replace(/([aou])e/g, '$1'));
    if (own !== undefined) add(own, 1);
    const isKnown = all.size > 0;
    if (word.length > 1 && (isLast || !isKnown)) {
      for (const [form, family] of forms) {
        if (form.startsWith(word) && family !== own) add(family, (isKnown ? .4 : .8) * (1 + word.length / form.length) / 2);
      }
    }
    if (own !== undefined) {
      for (const [family, near] of kin(own)) if ((all.get(family) ?? 0) < near) all.set(family, near);
    }
    if (all.size || word.length < 4) return all;
    const bare = key(word);
    for (const [form, family] of forms) {
      const common = shared(word, form);
      if (form.length < 3) continue;
      if (isSlip(word, form) || bare.length > 3 && isSlip(bare, form)) add(family, .65);
      else if (common > 3 && common + 3 >= word.length && common + 3 >= form.length) add(family, .6 * common / word.length);
      else if (form.length > 3 && (form.includes(word) || word.includes(form))) {
        add(family, .5 * Math.min(word.length, form.length) / Math.max(word.length, form.length));
      }
    }
    return all;
  };

  const isNumber = token => /^(?:[a-zа-я]{1,3}[.-]?)?\d+(?:[.(-]*(?:\d+|[a-zа-я]))*[.)]*$/.test(token);
  const isLetter = token => /^(?:[a-hавсбд]|i{1,3}|adj)[.)]*$/.test(token);

  // A token without the signs around it; a bracket that closes one inside it stays.
  const bare = token => {
    const plain = token.replace(/^[("'.«„“]+|["'.»“”?!]+$/g, '');
    return plain.includes('(') ? plain : plain.replace(/\)+["'.»“”?!]*$/, '');
  };

  // What a query says: an edition, numbers, and words.
  const read = query => {
    let tokens = fold(query).split(/[\s,;:§№/]+/).map(bare).filter(Boolean);
    let edition = -1;
    index.editions.forEach(([key, short], at) => {
      for (const name of [split(short), [key]]) {
        if (edition < 0 && name.every(word => tokens.includes(word))) {
          edition = at;
          tokens = tokens.filter(token => !name.includes(token));
        }
      }
    });
    const label = tokens.filter(token => before.has(familyOf(token)));
    const others = tokens.filter(token => !label.includes(token));
    const numeric = others.filter(isNumber);
    const isOne = others.length > 0 && others.every(token => isNumber(token) || isLetter(token)) &&
      (numeric.length > 0 || label.length > 0 || others.length === 1);
    const exact = numeric.filter(token => /\d.*[.(]|\d[a-zа-я]|[a-zа-я][.-]?\d/.test(token));
    const words = tokens.filter(token => isOne || !exact.includes(token)).flatMap(split);
    return {
      edition,
      number: isOne ? others.flatMap(parts) : [],
      exact: isOne ? [] : exact.map(token => parts(token).join(' ')),
      words,
    };
  };

  const withNumbers = entries.filter(entry => entry.numbers.length);
  const { compare } = new Intl.Collator(undefined, { numeric: true });

  // Things by their number: the chosen edition first, then the others from the newest on; what stands below it last.
  const byNumber = (wanted, named, chosen) => {
    const text = wanted.join(' ');
    const first = named >= 0 ? named : chosen;
    const hits = [];
    const below = `${text} `;
    for (const entry of withNumbers) {
      let best = null;
      for (const [number, mask, own] of entry.numbers) {
        if (own !== text && !own.startsWith(below)) continue;
        const here = mask & bit(first) ? first : newestOf(mask);
        if (named >= 0 && here !== named) continue;
        let score = 0;
        if (own === text) score = here === first ? 20 : 10 - here / 10;
        else if (own !== text && here === first && entry.kind !== 'item') score = 5;
        if (score > (best?.score ?? 0)) best = { entry, score: score * factor[entry.kind], edition: here, number };
      }
      if (best) hits.push(best);
    }
    hits.sort((one, other) => other.score - one.score || compare(one.number, other.number));
    const [found] = hits;
    const shownBy = found?.entry.shownBy ?? [];
    return found ? [...hits, ...shownBy.map(entry => ({ entry, score: 1 }))] : [];
  };

  const byWords = (words, exact, named, chosen, isOpen) => {
    const asked = spoken(words).map((word, at, all) => meanings(word, isOpen && at === all.length - 1));
    const first = named >= 0 ? named : chosen;
    const surest = new Map();
    for (const meant of asked) {
      for (const [family, sure] of meant) surest.set(family, Math.max(surest.get(family) ?? 0, sure));
    }
    const met = new Map();
    asked.forEach((meant, at) => {
      for (const [family, sure] of meant) {
        for (const [entry, place] of stands.get(family)) {
          if (!met.has(entry)) met.set(entry, new Array(asked.length).fill(0));
          const all = met.get(entry);
          all[at] = Math.max(all[at], sure * place);
        }
      }
    });
    const counts = new Array(asked.length).fill(0);
    for (const all of met.values()) all.forEach((sure, at) => { if (sure) counts[at]++; });
    const weights = counts.map(rarity);
    const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
    const numbered = entry => exact.length > 0 &&
      entry.numbers.some(([, , own]) => exact.includes(own));
    for (const entry of entries) if (numbered(entry) && !met.has(entry)) met.set(entry, new Array(asked.length).fill(0));
    const hits = [];
    for (const [entry, all] of met) {
      let stood = 0, covered = 0;
      for (let at = 0; at < all.length; at++) {
        stood += weights[at] * all[at] / total;
        if (all[at]) covered += weights[at] / total;
      }
      let called = 0, exactly = 0;
      for (const [at, name] of entry.names.entries()) {
        let part = 0;
        const best = new Array(asked.length).fill(0);
        for (const family of name) {
          const sure = surest.get(family);
          if (!sure) continue;
          part += weightOf(family) * sure;
          asked.forEach((meant, nth) => { best[nth] = Math.max(best[nth], meant.get(family) ?? 0); });
        }
        if (!part) continue;
        const whole = best.reduce((sum, sure, nth) => sum + weights[nth] * sure, 0) / total;
        const fit = part / entry.loud[at] * whole * (at > 0 && entry.kind === 'situation' ? .3 : 1);
        called = Math.max(called, fit);
        // Just these words, in whatever forms.
        if (name.size === asked.length && best.every(sure => sure > 0)) exactly = Math.max(exactly, Math.sqrt(fit));
      }
      const bonus = numbered(entry) ? 3 : entry.said.has(said(words)) ? .6 : .4 * exactly;
      const has = first < 0 || entry.mask & bit(first);
      const score = (stood * covered ** 1.5 + .6 * called + bonus) * factor[entry.kind] * (has ? 1 : .7) * (named >= 0 && entry.kind === 'situation' ? .6 : 1);
      hits.push({ entry, score, covered: bonus > 1 ? 1 : covered });
    }
    // A rule is found by its cases, too, and stands above them.
    const byEntry = new Map(hits.map(hit => [hit.entry, hit]));
    for (const { entry, score, covered } of [...hits]) {
      const { rule } = entry;
      if (!rule) continue;
      if (!byEntry.has(rule)) {
        const made = { entry: rule, score: 0, covered: 0 };
        byEntry.set(rule, made);
        hits.push(made);
      }
      const own = byEntry.get(rule);
      const lifted = score * LIFT * (first < 0 || rule.mask & bit(first) ? 1 : .7);
      if (lifted > own.score) own.score = lifted;
      own.covered = Math.max(own.covered, covered);
    }
    hits.sort((one, other) => other.score - one.score);
    const most = Math.max(0, ...hits.map(hit => hit.covered));
    return {
      hits: hits.filter(hit => hit.score > hits[0].score / 4 && hit.covered > most * .6),
      marked: new Set(asked.flatMap(meant => [...meant.keys()])),
    };
  };

  const NEARLY = .9;
  const groupOf = { chapter: 'rule', number: 'rule', edition: 'page' };
  const most = { rule: 10, situation: 6, case: 10 };

  // A thing as a line of the results.
  const line = ({ entry, edition: at, number: asked }, named, chosen, marked) => {
    const first = named >= 0 ? named : chosen;
    const shown = at ?? (first >= 0 && entry.mask & bit(first) ? first : newestOf(entry.mask));
    const own = entry.numbers.length ? entry : entry.rule ?? entry;
    const number = asked ?? own.numbers.find(([, mask]) => mask & bit(shown))?.[0] ?? '';
    const key = index.editions[shown][0];
    const says = (text, mask) => {
      const words = [...textWords[text]].filter(family => marked.has(family));
      return words.reduce((sum, family) => sum + weightOf(family), mask & bit(shown) ? 1 : 0);
    };
    // what the edition itself says goes before what others say
    const ofEdition = entry.texts.filter(([, mask]) => mask & bit(shown));
    const [best] = (ofEdition.length ? ofEdition : entry.texts).map(([text, mask]) => [says(text, mask), text, mask]).sort(([one], [other]) => other - one);
    const isNumbered = entry.kind === 'rule' || entry.kind === 'number';
    const isOld = named >= 0 || shown !== (chosen < 0 ? newestOf(entry.mask) : chosen);
    let place = entry.place;
    if (isNumbered && isOld && number && !/^[A-Z]-\d/.test(number)) {
      place = index.numbered.replace('*', key) + number;
    } else if (shown > 0 && entry.kind !== 'edition' && entry.mask & bit(shown)) {
      const [path, anchor] = place.split('#');
      place = `${path}?edition=${key}${anchor ? `#${anchor}` : ''}`;
    }
    return {
      kind: entry.kind,
      place,
      title: entry.title,
      number,
      edition: shown === 0 || shown === chosen && named < 0 ? '' : index.editions[shown][2],
      text: !best ? '' : entry.kind === 'case' ? entry.texts.map(([text]) => sentences[text]).join(' ') : sentences[best[1]],
      textEdition: best && !(best[2] & bit(shown)) ? index.editions[newestOf(best[2])][2] : '',
    };
  };

  // What a query finds, in groups, the best first: `chosen` is the key of an edition or `all`; `isOpen`, whether its last word
  // may still be the beginning of one.
  const find = (query, chosen = 'all', isOpen = false) => {
    const { edition: named, number, exact, words } = read(query);
    const place = index.editions.findIndex(([key]) => key === chosen);
    let hits = number.length ? byNumber(number, named, Math.max(place, 0)) : [];
    let marked = new Set();
    if (!hits.length && named >= 0 && words.every(word => silent(familyOf(word)))) {
      hits = entries.filter(entry => entry.kind === 'edition' && entry.mask & bit(named)).map(entry => ({ entry, score: 1 }));
    }
    if (!hits.length && words.length + exact.length > 0) {
      ({ hits, marked } = byWords(words, exact, named, place, isOpen && /[\p{L}\p{N}]$/u.test(query)));
    }
    const groups = new Map();
    for (const hit of hits) {
      const kind = groupOf[hit.entry.kind] ?? hit.entry.kind;
      if (!groups.has(kind)) groups.set(kind, []);
      const group = groups.get(kind);
      if (group.length < (most[kind] ?? 4)) group.push(line(hit, named, place, marked));
    }
    // Who looks for what to do finds it before the rules, where it fits as well.
    const met = hits.find(({ entry }) => entry.kind === 'situation');
    const inOrder = [...groups].map(([kind, lines]) => ({ kind, lines }));
    if (met && met.score > hits[0].score * NEARLY) inOrder.sort((one, other) => (other.kind === 'situation') - (one.kind === 'situation'));
    return {
      groups: inOrder,
      // The text in pieces, every second of which is a word that was asked for.
      marks: text => {
        const pieces = [''];
        let from = 0;
        for (const { 0: word, index: at } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
          if (!marked.has(familyOf(fold(word)))) continue;
          pieces[pieces.length - 1] += text.slice(from, at);
          pieces.push(word, '');
          from = at + word.length;
        }
        pieces[pieces.length - 1] += text.slice(from);
        return pieces;
      },
    };
  };
  // What tests compare with the texts of a book.
  find.entries = entries;
  find.family = familyOf;
  find.split = split;
  return find;
};
