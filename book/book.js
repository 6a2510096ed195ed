// The choice of theme, edition and practice. Loaded in the head, so that a page appears as chosen at once.
// Without this script every edition is shown, what is taught stands beside each rule, and the theme follows the device.
(() => {
  'use strict';

  const root = document.documentElement;
  const known = document.currentScript.dataset.knownEditions.split(' ').filter(Boolean);
  const newest = known[0];

  // Storage may be forbidden; then a choice lasts for one page.
  const stored = name => {
    try { return localStorage.getItem(`jadoube-${name}`); } catch { return null; }
  };
  const store = (name, value) => {
    try { localStorage.setItem(`jadoube-${name}`, value); } catch { /* not remembered */ }
  };

  const themes = ['light', 'dark'];
  const applyTheme = theme => {
    if (themes.includes(theme)) root.dataset.theme = theme;
    else delete root.dataset.theme;
  };

  const valid = edition => (edition === 'all' || known.includes(edition) ? edition : null);
  const asked = () => valid(new URLSearchParams(location.search).get('edition'));
  const style = document.createElement('style');
  // A choice only ever hides: so what is shown holds both in the edition and in the practice chosen.
  const applyEdition = edition => {
    const one = edition !== 'all';
    root.toggleAttribute('data-one-edition', one);
    style.textContent = one ? `main [data-editions]:not([data-editions~="${edition}"]) { display: none; }` : '';
  };
  const inEdition = element => {
    const only = element.closest('[data-editions]');
    return only === null || edition === 'all' ||
      only.dataset.editions.split(' ').includes(edition) && inEdition(only.parentElement);
  };

  const applyPractice = practice => {
    if (practice === 'letter') root.dataset.practice = practice;
    else delete root.dataset.practice;
  };

  let theme = stored('theme') ?? 'auto';
  let edition = asked() ?? valid(stored('edition')) ?? newest ?? 'all';
  let practice = stored('practice') ?? 'fide';
  document.head.append(style);
  applyTheme(theme);
  applyEdition(edition);
  applyPractice(practice);

  document.addEventListener('DOMContentLoaded', () => {
    const byId = id => document.getElementById(id);
    const themeSelect = byId('theme');
    const editionSelect = byId('edition');
    const practiceSelect = byId('practice');
    const dependsOnEdition = document.querySelector('main [data-editions]') !== null;
    const taught = [...document.querySelectorAll('main :is(.practice, .as-taught, .taught-only, .letter-only)')];
    const reasonsByLetter = document.querySelectorAll('main .by-letter > details');

    const sayEdition = () => {
      const one = dependsOnEdition && edition !== 'all';
      document.querySelector('.shown-all').hidden = one;
      document.querySelector('.shown-one').hidden = !one;
      document.querySelector('.shown').hidden = !dependsOnEdition;
      byId('shown-edition').textContent = one ? editionSelect.selectedOptions[0].textContent : '';
    };
    // Where nothing is taught beside the chosen edition, there is no choice.
    const sayPractice = () => {
      const dependsOnPractice = taught.some(inEdition);
      practiceSelect.closest('label').hidden = !dependsOnPractice;
      document.querySelector('.shown-practice').hidden = !dependsOnPractice;
      for (const reasons of reasonsByLetter) reasons.open = practice === 'letter';
    };

    themeSelect.value = themes.includes(theme) ? theme : 'auto';
    themeSelect.addEventListener('change', () => {
      theme = themeSelect.value;
      store('theme', theme);
      applyTheme(theme);
    });

    // What stood at the top of the window stays there, as far as it is still shown.
    const staying = change => {
      const visible = [...document.querySelectorAll('main [id]')]
        .find(element => element.getBoundingClientRect().top >= 0);
      const before = visible?.getBoundingClientRect().top;
      change();
      const after = visible?.getBoundingClientRect();
      if (after && after.height > 0) scrollBy(0, after.top - before);
    };

    editionSelect.value = edition;
    editionSelect.closest('label').hidden = !dependsOnEdition || known.length < 2;
    editionSelect.addEventListener('change', () => staying(() => {
      edition = editionSelect.value;
      store('edition', edition);
      applyEdition(edition);
      sayEdition();
      sayPractice();
    }));

    practiceSelect.value = practice === 'letter' ? practice : 'fide';
    practiceSelect.addEventListener('change', () => staying(() => {
      practice = practiceSelect.value;
      store('practice', practice);
      applyPractice(practice);
      sayPractice();
    }));
    sayEdition();
    sayPractice();
    document.querySelector('.choices').hidden = false;

    // The list of contents on a small screen is opened and closed by links; Escape closes it too.
    document.addEventListener('keydown', event => {
      if (event.key === 'Escape' && location.hash === '#contents') location.hash = '#content';
    });
    // A page that the list does not name is marked by the nearest page above it.
    const list = byId('contents');
    const place = list.querySelector('[aria-current]') ??
      [...document.querySelectorAll('.crumbs a')].reverse()
        .map(above => [...list.querySelectorAll('a')].find(link => link.href === above.href))
        .find(Boolean);
    if (place && !place.hasAttribute('aria-current')) place.classList.add('within');
    if (place) list.scrollTop = place.offsetTop - list.clientHeight / 2;
  });
})();
