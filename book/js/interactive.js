// A case that the reader changes: the engine that made the book judges it here, once it is asked for.
(() => {
  if (!book.engine) return;
  const { element } = book;

  // Each file hands over its bytes, packed, so that it can be loaded without a server, too.
  const waiting = {};
  book.hand = (name, packed) => { waiting[name]?.(packed); };
  const load = (name, path) => new Promise((resolve, reject) => {
    waiting[name] = resolve;
    const script = element('script', { src: new URL(path, book.base).href, onerror: reject });
    document.head.append(script);
    script.addEventListener('load', () => script.remove());
  }).then(packed => {
    const signs = atob(packed);
    const bytes = new Uint8Array(signs.length);
    for (let at = 0; at < signs.length; at += 1) bytes[at] = signs.charCodeAt(at);
    return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer();
  });

  // The engine takes a text and answers with one.
  let engine;
  const start = async () => {
    const { engine } = await book.parts();
    const [code, laws, words] = await Promise.all(['code', 'laws', 'words'].map(name => load(name, engine[name])));
    const { instance: { exports } } = await WebAssembly.instantiate(code, {});
    // The memory may grow, and its buffer be another, wherever the engine is called.
    const bytesAt = (at, length) => new Uint8Array(exports.memory.buffer, at, length);
    const put = bytes => bytesAt(exports.room(bytes.length), bytes.length).set(bytes);
    const answered = (call, bytes) => {
      put(bytes);
      const length = exports[call]();
      if (length === 0) throw new Error(call);
      return new TextDecoder().decode(bytesAt(exports.answer_at(), length));
    };
    answered('laws', new Uint8Array(laws));
    answered('words', new Uint8Array(words));
    return (call, text) => answered(call, new TextEncoder().encode(text));
  };
  const chapters = {};
  const cases = name => chapters[name] ??= book.parts().then(parts => load(`cases-${name}`, parts.engine.cases[name]))
    .then(bytes => JSON.parse(new TextDecoder().decode(bytes)));
  book.judge = async () => { engine ??= start(); return engine; };
  book.told = cases;

  document.addEventListener('DOMContentLoaded', () => {
    const main = document.querySelector('main');
    const chapter = main.querySelector('.up a')?.getAttribute('href').match(/([\w-]+)\.html/)?.[1];
    if (!book.engine.cases[chapter]) return;
    const id = decodeURIComponent(location.pathname.split('/').pop().replace(/\.html$/, ''));

    // What is turned stands in the address, so that it can be passed on.
    const asked = () => new URLSearchParams(location.search).get('f') ?? '';
    const read = text => new Map(text.split(',').filter(pair => pair.includes(':')).map(pair => pair.split(':')));
    const written = turned => [...turned].map(pair => pair.join(':')).join(',');
    const addressed = (url, turned) => {
      const rest = [...url.searchParams].filter(([name]) => name !== 'f').map(pair => pair.map(encodeURIComponent).join('='));
      if (turned.size) rest.push(`f=${encodeURIComponent(written(turned)).replace(/%3A/g, ':').replace(/%2C/g, ',')}`);
      url.search = rest.join('&');
      return url.href;
    };
    let turned = read(asked());
    let opened;

    const button = element('button', { type: 'button', class: 'try-open', onclick: () => open(true) }, book.words.try);
    const status = element('p', { class: 'try-status', role: 'status' });
    const place = () => {
      const verdicts = main.querySelectorAll('.verdict');
      const last = verdicts[verdicts.length - 1];
      if (!last) return;
      if (opened) last.after(opened.panel);
      else last.after(button, status);
    };

    const open = async focus => {
      if (opened) return;
      button.disabled = true;
      status.textContent = book.words['try-loading'];
      try {
        const [call, all] = await Promise.all([book.judge(), cases(chapter)]);
        const [title, told] = all[id];
        opened = panel(call, title, told);
        button.remove();
        status.remove();
        place();
        if (focus) opened.panel.querySelector('h2').focus();
      } catch {
        engine = undefined;
        delete chapters[chapter];
        button.disabled = false;
        status.textContent = book.words['try-not-loaded'];
      }
    };

    const panel = (call, title, told) => {
      const form = element('form', { onsubmit: event => event.preventDefault() });
      const ruled = element('p', { role: 'status' });
      const ruling = element('div', { class: 'try-ruling' });
      let switches;

      const judge = () => {
        const answer = JSON.parse(call('judge', written(turned)));
        ruled.textContent = answer.status;
        ruled.classList.toggle('try-other', answer.other);
        ruling.innerHTML = answer.html;
        for (const one of ruling.querySelectorAll('.verdict')) one.classList.remove('verdict');
        const href = addressed(new URL(location.href), turned);
        if (href !== location.href) history.replaceState(history.state, '', href);
        for (const { name, field, mark } of switches) {
          field.classList.toggle('try-changed', turned.has(name));
          mark.hidden = !turned.has(name);
        }
        reset.disabled = turned.size === 0;
      };
      const turn = (one, choice) => {
        if (choice === one.now) turned.delete(one.name);
        else turned.set(one.name, choice);
        judge();
      };
      const reset = element('button', { type: 'button', onclick: () => { turned.clear(); show(); judge(); } });

      const radios = one => {
        const mark = element('small', {}, `(${words.changed})`);
        const field = element('fieldset', {}, element('legend', {}, `${one.asks} `, mark));
        one.choices.forEach(([choice, text]) => {
          const input = element('input', { type: 'radio', name: one.name, value: choice, onchange: () => turn(one, choice) });
          field.append(element('label', {}, input, ` ${text}`));
        });
        const show = () => {
          const chosen = turned.get(one.name) ?? one.now;
          for (const input of field.querySelectorAll('input')) input.checked = input.value === chosen;
        };
        return { ...one, field, mark, show };
      };
      const list = one => {
        const mark = element('small', {}, `(${words.changed})`);
        const select = element('select', { name: one.name, onchange: () => turn(one, select.value) });
        for (const [choice, text] of one.choices) select.append(element('option', { value: choice }, text));
        const field = element('label', { class: 'try-list' }, `${one.asks} `, mark, select);
        return { ...one, field, mark, show: () => { select.value = turned.get(one.name) ?? one.now; } };
      };
      const show = () => switches.forEach(one => one.show());

      let words;
      const fill = () => {
        const edition = book.edition === 'all' ? book.editions[0].key : book.edition;
        const answer = JSON.parse(call('open', [edition, book.practice, title, JSON.stringify(told)].join('\n')));
        words = answer.words;
        switches = answer.switches.map(one => one.kind === 'game' ? list(one) : radios(one));
        // What the address names and the case does not have is left out.
        const known = new Map(switches.map(one => [one.name, one.choices.map(([choice]) => choice)]));
        turned = new Map([...turned].filter(([name, choice]) => known.get(name)?.includes(choice)));
        for (const one of switches) if (turned.get(one.name) === one.now) turned.delete(one.name);
        const group = (kind, heading) => {
          const own = switches.filter(one => one.kind === kind).map(one => one.field);
          return own.length ? [element('h3', {}, heading), ...own] : [];
        };
        reset.textContent = words.reset;
        form.replaceChildren(...group('fact', words.facts), ...group('detail', words.details), ...group('game', words.game));
        heading.textContent = words.heading;
        lead.textContent = words.lead;
        show();
        judge();
      };
      const heading = element('h2', { id: 'try', tabindex: '-1' });
      const lead = element('p', {});
      const made = element('section', { class: 'try', 'aria-labelledby': 'try' }, heading, lead, element('div', { class: 'try-ruled' }, ruled, reset), form, ruling);
      fill();
      return { panel: made, fill };
    };

    // The page in another language shows the same.
    document.addEventListener('click', event => {
      const link = event.target.closest?.('.languages a');
      if (link && turned.size) link.href = addressed(new URL(link.href), turned);
    }, true);
    document.addEventListener('whole', place);
    document.addEventListener('chosen', () => opened?.fill());
    place();
    if (turned.size) open(false);
  });
})();
