import { expect, it } from 'vitest';
import {
  cutOff,
  html,
  network,
  offline,
  openStore,
  send,
  storeNames,
  storeOf,
  visit,
  withWorkerInstalled,
} from '@/tests/support/service-worker';

withWorkerInstalled();

it.each([
  ['/films/filters/date-2026-11-25/tags-imax', '/films'],
  ['/films', '/films/filters/date-2026-11-25'],
  ['/en/cinemas/lyon/filters/tags-imax', '/en/cinemas/lyon'],
])('shows %s without a network once %s was opened', async (path, opened) => {
  network.mockResolvedValueOnce(html('20:15'));
  await visit(opened);
  cutOff();
  const text = await (await visit(path))?.text();
  expect(text).toContain('20:15');
  expect(text).toContain('Kept');
});

it('shows a kept page without a network, and says when it was kept', async () => {
  network.mockResolvedValueOnce(html('20:15'));
  await visit('/films/a?utm=1');
  cutOff();
  const text = await (await visit('/films/a'))?.text();
  expect(text).toContain('20:15');
  expect(text).toMatch(/<body class="x"><div>Kept \d.*\d\d:\d\d<\/div>/);
});

it('shows the offline page of the language for a page that was never opened', async () => {
  cutOff();
  expect(await (await visit('/en/films/b'))?.text()).toBe(offline);
  expect([...storeOf('candela-offline-1').entries.keys()]).toEqual(['/offline-fr.html', '/offline-en.html']);
});

it.each(['private, max-age=0', 'no-store'])('keeps nothing that is %s', async (cacheControl) => {
  network.mockResolvedValueOnce(html('Camille', cacheControl));
  await visit('/compte');
  cutOff();
  expect(await (await visit('/compte'))?.text()).toBe(offline);
});

it('keeps no error page', async () => {
  network.mockResolvedValueOnce(new Response('no', { status: 503, headers: { 'content-type': 'text/html' } }));
  await visit('/films/a');
  cutOff();
  expect(await (await visit('/films/a'))?.text()).toBe(offline);
});

it('keeps the last thirty pages', async () => {
  network.mockImplementation(async () => html('x'));
  for (let page = 0; page < 35; page += 1) await visit(`/films/${page}`);
  const kept = await storeOf('candela-pages-2').keys();
  expect([kept.length, kept[0]]).toEqual([30, '/films/5']);
});

it('clears away what an older worker kept', async () => {
  openStore('candela-pages-1');
  await send('activate');
  expect(storeNames()).not.toContain('candela-pages-1');
});
