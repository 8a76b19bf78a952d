import { afterEach, expect, it, vi } from 'vitest';
import { screenFacts } from '@/lib/routing/screen-facts';
import {
  cutOff,
  html,
  keptPaths,
  network,
  offline,
  open,
  openStore,
  origin,
  send,
  storeNames,
  visit,
  withWorkerInstalled,
} from '@/tests/support/service-worker';

withWorkerInstalled();
afterEach(() => void vi.useRealTimers());

const textOf = async (path: string) => (await visit(path))?.text();
const answer = (text: string, cacheControl = 'public, max-age=60') =>
  new Response(JSON.stringify(text), {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': cacheControl },
  });
const ask = (path: string) => send('fetch', { url: origin + path, method: 'GET', mode: 'cors' });

it.each([
  ['/films/filters/date-2026-11-25/tags-imax', '/films'],
  ['/films', '/films/filters/date-2026-11-25'],
  ['/en/cinemas/lyon/filters/tags-imax', '/en/cinemas/lyon'],
])('shows %s without a network once %s was opened', async (path, opened) => {
  network.mockResolvedValueOnce(html('20:15'));
  await visit(opened);
  cutOff();
  const text = await textOf(path);
  expect(text).toContain('20:15');
  expect(text).toContain('Kept');
});

it('shows the offline page of the language for a page that was never opened', async () => {
  cutOff();
  expect(await textOf('/en/films/b')).toBe(offline.replace('<!--kept-->', ''));
});

it('lists on it what was opened, the newest first, of each screen three', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  network.mockResolvedValueOnce(html('Lyon &amp; $&', { screen: 'cinema' }));
  await visit('/cinemas/lyon');
  for (const film of [1, 2, 3, 4]) {
    vi.setSystemTime(Date.now() + 60_000);
    network.mockResolvedValueOnce(html(`Film ${film}`));
    await visit(`/films/${film}`);
  }
  cutOff();
  const rows = [...((await textOf('/films/b')) ?? '').matchAll(/<li><a href="([^"{]*)">([^<]*)<\/a> ([^<]*)/g)];
  expect(rows.map(([, href]) => href)).toEqual(['/films/4', '/films/3', '/films/2', '/cinemas/lyon']);
  expect(rows.at(-1)?.slice(2)).toEqual(['Lyon &amp; $&', 'il y a 4 minutes']);
});

it('calls each by what stands over it, without what search engines are told', async () => {
  network.mockResolvedValueOnce(html('x', { heading: '<span>Candela<!-- --> </span>Lyon &amp; Gerland' }));
  await visit('/cinemas/lyon');
  cutOff();
  expect(await textOf('/films/b')).toContain('<a href="/cinemas/lyon">Candela Lyon &amp; Gerland</a>');
});

it.each(['private, max-age=0', 'no-store'])('keeps nothing that is %s', async (cacheControl) => {
  network.mockImplementation(async () => html('Camille', { cacheControl }));
  await visit('/compte');
  await open('/compte');
  expect(keptPaths()).toEqual([]);
});

const ofMembers = Object.entries(screenFacts).filter(([, facts]) => 'flag' in facts && facts.flag === 'authentication');

it.each(ofMembers.map(([screen]) => screen))('keeps nothing of the account: %s', async (screen) => {
  network.mockResolvedValueOnce(html('Mon compte', { screen }));
  await visit('/mon-compte');
  expect(keptPaths()).toEqual([]);
});

it('keeps no error page', async () => {
  network.mockResolvedValueOnce(new Response('no', { status: 503, headers: { 'content-type': 'text/html' } }));
  await visit('/films/a');
  expect(keptPaths()).toEqual([]);
});

it('keeps the last eight pages of a screen, and no other screen pays for them', async () => {
  network.mockResolvedValueOnce(html('Lyon', { screen: 'cinema' }));
  await visit('/cinemas/lyon');
  network.mockImplementation(async () => html('x'));
  for (let page = 0; page < 35; page += 1) await visit(`/films/${page}`);
  const kept = keptPaths();
  expect([kept.length, kept[0], kept[1]]).toEqual([9, '/cinemas/lyon', '/films/27']);
});

it('keeps a page that was opened by a link within the site, and asks for it once in five minutes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  network.mockImplementation(async () => html('20:15'));
  await open('/films/a/filters/date-2026-11-25');
  await open('/films/a');
  expect(network).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 6 * 60_000);
  await open('/films/a');
  expect(network).toHaveBeenCalledTimes(2);
  cutOff();
  await open('/films/b');
  expect(await textOf('/films/a')).toContain('20:15');
});

it.each([undefined, 5, '/api/session', '/auth/logout'])(
  'asks for nothing when a page says it opened %s',
  async (path) => {
    await send('message', undefined, { opened: path });
    expect(network).not.toHaveBeenCalled();
  },
);

it('keeps the files that such a page names, which nobody was sent who came by a link, and none that is switched off', async () => {
  const named = [
    '<link rel="stylesheet" href="/_next/static/sheets/film.css" data-precedence="next"/>',
    '<link rel="stylesheet" href="/_next/static/chunks/part.css" data-precedence="next" disabled=""/>',
    '<script src="/_next/static/chunks/film.js" async=""></script>',
    '<svg><use href="/_next/static/media/icons.svg#heart"></use></svg>',
  ];
  network.mockImplementation(async (request) =>
    request === '/films/a' ? html(named.join('')) : new Response('a file'),
  );
  await open('/films/a');
  expect([...openStore('candela-files-1').entries.keys()]).toEqual([
    '/_next/static/sheets/film.css',
    '/_next/static/chunks/film.js',
    '/_next/static/media/icons.svg',
  ]);
  cutOff();
  expect(await (await ask('/_next/static/sheets/film.css'))?.text()).toBe('a file');
});

it.each([
  ['a board what the catalogue said', '/api/screens/board/a?place=lyon'],
  ['a part of a page the words that it was given', '/api/words/fr/town'],
])('gives %s last, and the network’s whenever there is one', async (_, path) => {
  network.mockResolvedValueOnce(answer('20:15')).mockResolvedValueOnce(answer('21:00'));
  await ask(path);
  expect(await (await ask(path))?.json()).toBe('21:00');
  cutOff();
  expect(await (await ask(path))?.json()).toBe('21:00');
  await expect(ask('/api/screens/board/a?place=paris')).rejects.toThrow('Failed to fetch');
});

it('keeps in which town the visitor is taken to be, or the board that was seen would be another town’s', async () => {
  network.mockResolvedValueOnce(answer('lyon', 'no-store'));
  await ask('/api/screens/here?language=fr');
  cutOff();
  expect(await (await ask('/api/screens/here?language=fr'))?.json()).toBe('lyon');
});

it('keeps what the first page asked for before there was a worker, and nothing of the visitor or of others', async () => {
  network.mockImplementation(async () => answer('20:15'));
  const board = `${origin}/api/screens/board/a?place=lyon`;
  const asked = [board, `${origin}/api/session`, 'https://others.example/api/screens/board/a'];
  await send('message', undefined, { opened: '/api/session', asked });
  expect(network.mock.calls.map(([request]) => (request as Request).url)).toEqual([board]);
  cutOff();
  expect(await (await ask('/api/screens/board/a?place=lyon'))?.json()).toBe('20:15');
});

it('keeps no answer that is for one visitor alone', async () => {
  network.mockResolvedValueOnce(answer('Camille', 'private'));
  await ask('/api/entities/shows');
  cutOff();
  await expect(ask('/api/entities/shows')).rejects.toThrow('Failed to fetch');
});

it('clears away what an older worker kept', async () => {
  openStore('candela-pages-1');
  network.mockResolvedValueOnce(html('20:15'));
  await visit('/films/a');
  await send('activate');
  expect(storeNames()).not.toContain('candela-pages-1');
  expect(keptPaths()).toEqual(['/films/a']);
});
