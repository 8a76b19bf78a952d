// Of the service worker: what is kept, how much of it, and where it lies.
const names = { files: 'candela-files-1', answers: 'candela-answers-1', offline: 'candela-offline-2' };
/** And the name of its screen: thirty articles that are read push out no cinema. */
const pagesOf = 'candela-pages-3-';
const most = { pages: 8, files: 300, answers: 120, listed: 8 };
/** Answers for one visitor, or for programs: never kept. */
const untouched = /^\/(api|auth|callback|files)(\/|$)/;
/** What the catalogue says to everyone, and the words of what came later. */
const shared = /^\/api\/(entities|screens|words)\//;
/** In which town the visitor is taken to be, which no other cache keeps: the boards that were seen are those of that town. */
const here = '/api/screens/here';
const ofTheVisitor = ['account', 'favouriteCinemas', 'wishlist'];

/** A full disk costs the copy and nothing else. */
async function keep(name, room, key, response) {
  try {
    const cache = await caches.open(name);
    await cache.put(key, response);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - room)).map((each) => cache.delete(each)));
  } catch {}
}

const isForAll = ({ status, headers }, type) =>
  status === 200 &&
  (headers.get('content-type') ?? '').startsWith(type) &&
  !/private|no-store/.test(headers.get('cache-control') ?? '');

const isShared = ({ url }, response) =>
  isForAll(response, 'application/json') || (response.ok && new URL(url).pathname === here);

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

/** A page is the same whatever its address filters by. */
const withoutFilters = (pathname) => pathname.replace(/\/filters(\/.*)?$/, '') || '/';

const keptAt = ({ headers }) => Date.parse(headers.get('x-kept-at'));

const listPageCaches = async () =>
  Promise.all((await caches.keys()).filter((name) => name.startsWith(pagesOf)).map((name) => caches.open(name)));

async function findPage(pathname) {
  const found = await Promise.all((await listPageCaches()).map((cache) => cache.match(pathname)));
  return found.filter(Boolean).sort((a, b) => keptAt(b) - keptAt(a))[0];
}
