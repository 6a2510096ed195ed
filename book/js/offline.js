// On the web the book stays readable without a connection, once it was opened.
(() => {
  if (!location.protocol.startsWith('http') || !navigator.serviceWorker) return;
  addEventListener('load', async () => {
    try {
      await navigator.serviceWorker.register(new URL('sw.js', book.base));
      await navigator.serviceWorker.ready;
      const settings = document.querySelector('.settings');
      settings?.append(book.element('p', { class: 'offline' }, book.words.offline));
    } catch { /* read online only */ }
  });
})();
