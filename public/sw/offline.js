// Of the service worker: what is shown where there is no network, and the words that go with it.
const languages = (new URL(self.location.href).searchParams.get('languages') ?? 'en').split(',');
/** In minutes. */
const units = { day: 1440, hour: 60, minute: 1 };

async function showKept(pathname) {
  const found = await findPage(pathname);
  if (!found) return null;
  const html = await found.text();
  const language = /<html[^>]* lang="([a-z]{2})/.exec(html)?.[1] ?? languages[0];
  const notice = (await template(language, 'kept')).replace('{time}', ageOf(found, language));
  // After the link that skips to the page, which no other link comes before.
  const start = /<body[^>]*>(?:.*?<a class="skip-link"[^>]*>.*?<\/a>)?/s;
  const dated = html.replace(start, (found) => found + notice);
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

const offlinePage = (language) => `/offline-${language}.html`;
const languageOf = (pathname) =>
  languages.find((language) => pathname === `/${language}` || pathname.startsWith(`/${language}/`)) ?? languages[0];
