/*
 * The installed site's one duty without a network: to say that there is none. It keeps the offline page of the language in
 * use, and nothing else: no page, no picture, no answer of the API, so that nothing about money is ever shown from memory.
 */
const KEPT = 'offline-1';

/** `/th/rng` is Thai; an address without a language is the site's first. */
const offlineOf = (url) => {
  const language = /^\/([a-z]{2})(?:\/|$)/.exec(new URL(url).pathname)?.[1];
  return language ? `/${language}/offline` : '/offline';
};

async function keep(url) {
  const cache = await caches.open(KEPT);
  const address = offlineOf(url);
  if (await cache.match(address)) return;
  const response = await fetch(address, { credentials: 'omit', redirect: 'error' });
  if (response.ok) await cache.put(address, response);
}

self.addEventListener('install', (event) => {
  event.waitUntil(self.skipWaiting());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name);
      await self.registration.navigationPreload?.enable();
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === 'keep-offline-page' && event.source?.url)
    event.waitUntil(keep(event.source.url).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  event.respondWith(
    (async () => {
      try {
        return (await event.preloadResponse) ?? (await fetch(request));
      } catch {
        const cache = await caches.open(KEPT);
        const page = (await cache.match(offlineOf(request.url))) ?? (await cache.match('/offline'));
        return page ?? Response.error();
      }
    })(),
  );
});

/* A push notification of a member who has allowed them: { title, body, tag, path }. */
self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, body, tag, path } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, data: { path } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // Only pages of this site.
  const url = new URL(event.notification.data?.path ?? '/', self.location.origin);
  if (url.origin !== self.location.origin) return;
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      const page = open.find((client) => new URL(client.url).pathname === url.pathname);
      await (page ? page.focus() : self.clients.openWindow(url.href));
    })(),
  );
});
