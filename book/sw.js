// Keeps this book readable without a connection. Before this text stand `version`, `files`, `packs` and `frame`.
'use strict';
const own = path => new URL(path, self.registration.scope).href;

self.addEventListener('install', event => {
  event.waitUntil(caches.open(version).then(cache => cache.addAll(files.map(own))).then(() => self.skipWaiting()));
});

self.addEventListener('activate', event => {
  const lang = version.slice(0, version.lastIndexOf('-') + 1);
  event.waitUntil(caches.keys()
    .then(names => Promise.all(names.filter(name => name.startsWith(lang) && name !== version).map(name => caches.delete(name))))
    .then(() => self.clients.claim()));
});

const unpacked = async script => {
  const packed = script.slice(script.indexOf(',"') + 2, script.lastIndexOf('"'));
  const bytes = Uint8Array.from(atob(packed), sign => sign.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).json();
};

// A case that was never opened: its text out of the pack of its chapter, in the frame of every case.
const fromPack = async name => {
  const cache = await caches.open(version);
  for (const path of packs) {
    const kept = await cache.match(own(path));
    if (!kept) continue;
    const text = (await unpacked(await kept.text()))[name];
    if (text === undefined) continue;
    const title = text.match(/<h1>(.*?)<\/h1>/)?.[1].replace(/<[^>]*>/g, '') ?? name;
    const page = frame.split('@@title@@').join(title).replace('@@text@@', () => text);
    return new Response(page, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }
  return null;
};

self.addEventListener('fetch', event => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  event.respondWith((async () => {
    const kept = await (await caches.open(version)).match(event.request, { ignoreSearch: true });
    // What is loaded on demand is kept once it was.
    const isShared = url.pathname.includes('/shared/');
    if (kept && (isShared || url.pathname.includes('/parts/'))) return kept;
    try {
      const response = await fetch(event.request);
      if (isShared && response.ok) await (await caches.open(version)).put(event.request, response.clone());
      return response;
    } catch (offline) {
      if (kept) return kept;
      const name = decodeURIComponent(url.pathname).match(/\/cases\/([^/]+)\.html$/)?.[1];
      const page = name ? await fromPack(name) : url.pathname.endsWith('/') && await caches.match(own('index.html'));
      if (page) return page;
      throw offline;
    }
  })());
});
