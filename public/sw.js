// Keeps the pages that were opened for when there is no network, and says so on them. Decision 11 tells what it leaves alone.
const languages = (new URL(self.location.href).searchParams.get('languages') ?? 'en').split(',');
const names = { pages: 'candela-pages-2', files: 'candela-files-1', offline: 'candela-offline-1' };
const most = { pages: 30, files: 300 };
/** Answers for one visitor, or for programs: never kept. */
const untouched = /^\/(api|auth|callback|files)(\/|$)/;

self.addEventListener('install', (event) => event.waitUntil(begin()));
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return;
  if (untouched.test(pathname)) {
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
  const old = (await caches.keys()).filter((name) => !Object.values(names).includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

const passOn = async (event) => (await event.preloadResponse) ?? fetch(event.request);

/** The network, always; only without one what was kept, which says when it was. */
async function page(event, pathname) {
  const key = withoutFilters(pathname);
  try {
    const response = (await event.preloadResponse) ?? (await askNetwork(event.request));
    if (isForAll(response)) event.waitUntil(keepPage(key, response.clone()));
    return response;
  } catch {
    return (await keptPage(key)) ?? caches.match(offlinePage(languageOf(pathname)));
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

/** A page is the same whatever its address filters by. */
const withoutFilters = (pathname) => pathname.replace(/\/filters(\/.*)?$/, '') || '/';

const isForAll = ({ status, headers }) =>
  status === 200 &&
  (headers.get('content-type') ?? '').startsWith('text/html') &&
  !/private|no-store/.test(headers.get('cache-control') ?? '');

async function keepPage(pathname, response) {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set('x-kept-at', new Date().toISOString());
  await keep('pages', pathname, new Response(await response.blob(), { headers }));
}

async function keptPage(pathname) {
  const found = await (await caches.open(names.pages)).match(pathname);
  if (!found) return null;
  const html = await found.text();
  const notice = await noticeOf(html, found.headers.get('x-kept-at'));
  return new Response(
    html.replace(/<body[^>]*>/, (body) => body + notice),
    { headers: found.headers },
  );
}

/** In the language of the page; its words lie in the offline page. */
async function noticeOf(html, keptAt) {
  const language = /<html[^>]* lang="([a-z]{2})/.exec(html)?.[1] ?? languages[0];
  const words = await (await caches.match(offlinePage(language)))?.text();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(keptAt));
  return /<template id="kept">(.*?)<\/template>/s.exec(words ?? '')?.[1].replace('{time}', time) ?? time;
}

/** Named after what they hold, so that the first one is as good as any later. */
async function file(event) {
  const found = await (await caches.open(names.files)).match(event.request);
  if (found) return found;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(keep('files', event.request, response.clone()));
  return response;
}

/** A full disk costs the copy and nothing else. */
async function keep(kind, key, response) {
  try {
    const cache = await caches.open(names[kind]);
    await cache.put(key, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - most[kind])).map((each) => cache.delete(each)));
  } catch {}
}

const offlinePage = (language) => `/offline-${language}.html`;
const languageOf = (pathname) =>
  languages.find((language) => pathname === `/${language}` || pathname.startsWith(`/${language}/`)) ?? languages[0];
