// Keeps what was opened for when there is no network, and says how old it is. Decisions 11 and 72 tell what it leaves alone.
const languages = (new URL(self.location.href).searchParams.get('languages') ?? 'en').split(',');
const names = { files: 'candela-files-1', answers: 'candela-answers-1', offline: 'candela-offline-2' };
/** And the name of its screen: thirty articles that are read push out no cinema. */
const pagesOf = 'candela-pages-3-';
const most = { pages: 8, files: 300, answers: 120, listed: 8 };
/** Minutes until a page that was opened without being loaded is asked for again. */
const young = 5;
/** Answers for one visitor, or for programs: never kept. */
const untouched = /^\/(api|auth|callback|files)(\/|$)/;
/** What the catalogue says to everyone, and the words of what came later. */
const shared = /^\/api\/(entities|screens|words)\//;
/** In which town the visitor is taken to be, which no other cache keeps: the boards that were seen are those of that town. */
const here = '/api/entities/zone';
const ofTheVisitor = ['account', 'favouriteCinemas', 'wishlist'];
/** In minutes. */
const units = { day: 1440, hour: 60, minute: 1 };

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

/** What was seen without the worker: a page that came in parts, and what the first one asked for before there was one. */
const keepSeen = (event) => {
  const { opened, asked = [] } = event.data ?? {};
  const isOurs = (url) => url.startsWith(self.location.origin) && shared.test(new URL(url).pathname);
  const answers = asked.filter(isOurs).map((url) => answer(event, new Request(url, { priority: 'low' })));
  return Promise.allSettled([keepOpened(event, opened), ...answers]);
};

/** Whole it is asked for once it is looked at. */
async function keepOpened(event, pathname) {
  if (typeof pathname !== 'string' || untouched.test(pathname)) return;
  const key = withoutFilters(pathname);
  const found = await findPage(key);
  if (found && Date.now() - keptAt(found) < young * 60_000) return;
  try {
    const response = await fetch(key, { headers: { accept: 'text/html' }, priority: 'low' });
    if (response.redirected || !isForAll(response, 'text/html')) return;
    const files = listFiles(await response.clone().text());
    await keepPage(key, response);
    await Promise.allSettled(files.map((url) => file(event, new Request(url, { priority: 'low' }))));
  } catch {}
}

/** What a page names, its own style sheet above all: who came to it by a link was not sent that. Sheets switched off are in it. */
const listFiles = (html) =>
  [...html.matchAll(/<(?:link|script|use)\b[^>]*? (?:href|src)="(\/_next\/static\/[^"#]+)[^>]*>/g)]
    .filter(([tag]) => !tag.includes(' disabled'))
    .map(([, path]) => self.location.origin + path);

/** A page is the same whatever its address filters by. */
const withoutFilters = (pathname) => pathname.replace(/\/filters(\/.*)?$/, '') || '/';

const isForAll = ({ status, headers }, type) =>
  status === 200 &&
  (headers.get('content-type') ?? '').startsWith(type) &&
  !/private|no-store/.test(headers.get('cache-control') ?? '');

const keptAt = ({ headers }) => Date.parse(headers.get('x-kept-at'));

async function keepPage(pathname, response) {
  const html = await response.text();
  const screen = / id="page-data" data-screen="(\w+)"/.exec(html)?.[1] ?? 'other';
  if (ofTheVisitor.includes(screen)) return;
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set('x-kept-at', new Date().toISOString());
  headers.set('x-title', encodeURIComponent(titleOf(html) || pathname));
  await keep(pagesOf + screen, most.pages, pathname, new Response(html, { headers }));
}

/** What stands over the page: shorter than its title, which search engines are told. */
const titleOf = (html) =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    .replace(/<[^>]*>/g, '')
    .trim();

const listPageCaches = async () =>
  Promise.all((await caches.keys()).filter((name) => name.startsWith(pagesOf)).map((name) => caches.open(name)));

async function findPage(pathname) {
  const found = await Promise.all((await listPageCaches()).map((cache) => cache.match(pathname)));
  return found.filter(Boolean).sort((a, b) => keptAt(b) - keptAt(a))[0];
}

async function showKept(pathname) {
  const found = await findPage(pathname);
  if (!found) return null;
  const html = await found.text();
  const language = /<html[^>]* lang="([a-z]{2})/.exec(html)?.[1] ?? languages[0];
  const notice = (await template(language, 'kept')).replace('{time}', ageOf(found, language));
  const dated = html.replace(/<body[^>]*>/, (body) => body + notice);
  return new Response(dated, { headers: found.headers });
}

/** That there is no network, and what was opened here all the same, the newest first. */
async function showOffline(language) {
  const offline = await caches.match(offlinePage(language));
  if (!offline) return Response.error();
  const rows = await Promise.all((await listPageCaches()).map(listNewest));
  const newest = rows.flat().sort((a, b) => keptAt(b.found) - keptAt(a.found));
  const row = await template(language, 'row');
  const items = newest.slice(0, most.listed).map(({ path, found }) =>
    row
      .replace('{href}', () => path)
      .replace('{title}', () => decodeURIComponent(found.headers.get('x-title')))
      .replace('{time}', () => ageOf(found, language)),
  );
  const list = items.length ? (await template(language, 'list')).replace('{rows}', () => items.join('')) : '';
  const html = (await offline.text()).replace('<!--kept-->', () => list);
  return new Response(html, { headers: offline.headers });
}

/** Of each screen three at most, so that none fills the list alone. */
async function listNewest(cache) {
  const keys = (await cache.keys()).slice(-3);
  return Promise.all(keys.map(async (key) => ({ path: new URL(key.url).pathname, found: await cache.match(key) })));
}

/** The words lie in the offline page of their language. */
async function template(language, id) {
  const page = await (await caches.match(offlinePage(language)))?.text();
  return new RegExp(`<template id="${id}">(.*?)</template>`, 's').exec(page ?? '')?.[1] ?? '';
}

/** In words: "12 minutes ago", "yesterday". */
function ageOf(found, language) {
  const minutes = Math.max(1, Math.round((Date.now() - keptAt(found)) / 60_000));
  const [unit, size] = Object.entries(units).find(([, size]) => minutes >= size);
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.round(minutes / size), unit);
}

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

const isShared = ({ url }, response) =>
  isForAll(response, 'application/json') || (response.ok && new URL(url).pathname === here);

/** Named after what they hold, so that the first one is as good as any later. */
async function file(event, request = event.request) {
  const found = await (await caches.open(names.files)).match(request);
  if (found) return found;
  const response = await fetch(request);
  if (response.ok) event.waitUntil(keep(names.files, most.files, request, response.clone()));
  return response;
}

/** A full disk costs the copy and nothing else. */
async function keep(name, room, key, response) {
  try {
    const cache = await caches.open(name);
    await cache.put(key, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - room)).map((each) => cache.delete(each)));
  } catch {}
}

const offlinePage = (language) => `/offline-${language}.html`;
const languageOf = (pathname) =>
  languages.find((language) => pathname === `/${language}` || pathname.startsWith(`/${language}/`)) ?? languages[0];
