// The questions about a chapter, one at a time. What is said of each option stands on the page; results stay on this device.
(() => {
  'use strict';

  const result = chapter => {
    try { return /^(\d+)\/(\d+)$/.exec(localStorage.getItem(`jadoube-test-${chapter}`)); } catch { return null; }
  };
  const keep = (chapter, right, of) => {
    try { localStorage.setItem(`jadoube-test-${chapter}`, `${right}/${of}`); } catch { /* not remembered */ }
  };
  const forget = chapter => {
    try { localStorage.removeItem(`jadoube-test-${chapter}`); } catch { /* nothing was remembered */ }
  };
  const counted = (text, right, of) => text.replace('{right}', right).replace('{of}', of);

  const paragraph = (...content) => {
    const paragraph = document.createElement('p');
    paragraph.append(...content);
    return paragraph;
  };

  const ask = test => {
    const questions = [...test.querySelectorAll('section')];
    const bar = test.querySelector('.answering');
    const status = bar.querySelector('[role=status]');
    const [check, next, again] = bar.querySelectorAll('button');
    let at, right;

    const show = place => {
      at = place;
      questions.forEach((question, other) => { question.hidden = other !== at; });
      questions[at].querySelector('fieldset').after(bar);
      status.textContent = '';
      check.hidden = false;
      next.hidden = again.hidden = true;
    };

    const start = () => {
      right = 0;
      for (const question of questions) {
        question.querySelector('fieldset').disabled = false;
        question.querySelector('details').hidden = true;
        for (const input of question.querySelectorAll('input')) input.checked = false;
        for (const option of question.querySelectorAll('fieldset li')) option.className = '';
      }
      show(0);
    };

    const judge = () => {
      const question = questions[at];
      const options = [...question.querySelectorAll('fieldset li')];
      const told = [...question.querySelectorAll('details > ol > li')];
      const chosen = options.map(option => option.querySelector('input').checked);
      const isRight = told.map(said => said.className === 'right');
      if (!chosen.includes(true)) {
        status.textContent = bar.dataset.choose;
        return;
      }
      const wrong = told.filter((_, place) => chosen[place] && !isRight[place]);
      const missed = isRight.some((so, place) => so && !chosen[place]);
      const said = wrong.map(said => paragraph(...said.cloneNode(true).childNodes));
      if (!wrong.length && missed) {
        const word = told[isRight.indexOf(false)].querySelector('b').cloneNode(true);
        said.push(paragraph(word, ' ', bar.dataset.missed));
      } else if (!wrong.length) {
        right += 1;
        said.push(paragraph(...told[isRight.indexOf(true)].cloneNode(true).childNodes));
      }
      said.push(paragraph(counted(test.dataset.tally, right, at + 1)));
      options.forEach((option, place) => {
        if (isRight[place]) option.className = 'right';
        else if (chosen[place]) option.className = 'wrong';
      });
      question.querySelector('fieldset').disabled = true;
      const details = question.querySelector('details');
      details.hidden = false;
      details.open = true;
      const isLast = at + 1 === questions.length;
      if (isLast) keep(test.dataset.chapter, right, questions.length);
      const goOn = isLast ? again : next;
      goOn.hidden = false;
      goOn.focus();
      check.hidden = true;
      status.replaceChildren(...said);
    };

    const goTo = change => {
      change();
      questions[at].querySelector('h2').focus();
    };
    check.addEventListener('click', judge);
    next.addEventListener('click', () => goTo(() => show(at + 1)));
    again.addEventListener('click', () => goTo(start));
    test.addEventListener('keydown', event => {
      if (event.key !== 'Enter' || !event.target.matches('input')) return;
      event.preventDefault();
      judge();
    });
    bar.hidden = false;
    start();
  };

  const list = tests => {
    const places = [...tests.querySelectorAll('[data-chapter]')];
    const button = tests.querySelector('button');
    const show = () => {
      for (const place of places) {
        const found = result(place.dataset.chapter);
        place.textContent = found ? counted(tests.dataset.last, found[1], found[2]) : '';
      }
      button.hidden = !places.some(place => place.textContent);
    };
    button.addEventListener('click', () => {
      for (const place of places) forget(place.dataset.chapter);
      show();
    });
    show();
  };

  document.addEventListener('DOMContentLoaded', () => {
    document.querySelectorAll('.test').forEach(ask);
    document.querySelectorAll('.tests').forEach(list);
  });
})();
