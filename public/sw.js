// Keeps what was opened for when there is no network, and says how old it is. Decisions 11 and 72 tell what it leaves alone.
// All parts share one scope, as classic scripts do: the older Firefoxes that Next serves take no worker made of modules.
importScripts('/sw/kept.js', '/sw/seen.js', '/sw/offline.js');

self.addEventListener('install', (event) => event.waitUntil(begin()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('message', (event) => event.waitUntil(keepSeen(event)));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (shared.test(pathname) && mode !== 'navigate') event.respondWith(answer(event));
  else if (untouched.test(pathname)) {
    // What was asked ahead is the answer: asked a second time, `/callback` would spend its code twice.
    if (mode === 'navigate' && event.preloadResponse) event.respondWith(passOn(event));
  } else if (mode === 'navigate') event.respondWith(page(event, pathname));
  else if (pathname.startsWith('/_next/static/')) event.respondWith(file(event));
});

async function begin() {
  const cache = await caches.open(names.offline);
  await cache.addAll(languages.map((language) => new Request(offlinePage(language), { cache: 'reload' })));
  // Pages come from the network, so a new worker can serve an old page.
  await self.skipWaiting();
}

async function takeOver() {
  // The browser asks for a page while the worker still starts.
  await self.registration.navigationPreload?.enable();
  const isOld = (name) => !Object.values(names).includes(name) && !name.startsWith(pagesOf);
  await Promise.all((await caches.keys()).filter(isOld).map((name) => caches.delete(name)));
  await self.clients.claim();
}

const passOn = async (event) => (await event.preloadResponse) ?? fetch(event.request);

/** The network, always; only without one what was kept, which says when it was. */
async function page(event, pathname) {
  try {
    const response = (await event.preloadResponse) ?? (await askNetwork(event.request));
    if (isForAll(response, 'text/html')) event.waitUntil(keepPage(withoutFilters(pathname), response.clone()));
    return response;
  } catch {
    return (await showKept(withoutFilters(pathname))) ?? (await showOffline(languageOf(pathname)));
  }
}

/**
 * As the browser would ask by itself: unlike a visit, a plain `fetch` may be answered with what a cache of the browser's
 * calls stale and refreshes behind. Made anew, since a navigation takes no other `cache`; a redirect stays the browser's.
 */
const askNetwork = ({ url, headers, referrer, referrerPolicy, signal }) =>
  fetch(url, {
    headers,
    referrer,
    referrerPolicy,
    signal,
    cache: 'no-cache',
    credentials: 'same-origin',
    redirect: 'manual',
  });

/** What boards and lists ask for: the network's, and without one what it said last. */
async function answer(event, request = event.request) {
  try {
    const response = await fetch(request);
    if (isShared(request, response)) event.waitUntil(keep(names.answers, most.answers, request.url, response.clone()));
    return response;
  } catch (error) {
    const found = await (await caches.open(names.answers)).match(request.url);
    if (found) return found;
    throw error;
  }
}

/** Named after what they hold, so that the first one is as good as any later. */
async function file(event, request = event.request) {
  const found = await (await caches.open(names.files)).match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) event.waitUntil(keep(names.files, most.files, request, response.clone()));
  return response;
}
