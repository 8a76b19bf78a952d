// Of the service worker: what was seen without it, asked for once more.
/** Minutes until a page that was opened without being loaded is asked for again. */
const young = 5;

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
