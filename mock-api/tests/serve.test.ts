import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { languages } from '@/lib/sites/languages';
import { startMockApi } from '../serve';
import { captioned } from '../trailers/captions';
import { signedIn } from '../world/accounts/people';
import { cinemaDay } from '../world/clock';
import { FRIDAY } from './ask';
import { inService } from './served';

const [port, mediaPort] = [28_311, 28_312];
const api = inService({ port, mediaPort });

const put = (path: string, body: unknown) => fetch(`${api}${path}`, { method: 'PUT', body: JSON.stringify(body) });
const dayOf = async (): Promise<string> =>
  Object.keys((await (await fetch(`${api}/fr/api/cinema/candela-nice-massena/shows`)).json()).days)[0] ?? '';

test('the catalogue of a site and its pictures answer over HTTP', async () => {
  const { shows } = await (await fetch(`${api}/be/api/shows?language=nl`)).json();
  expect(shows.length).toBeGreaterThan(70);
  expect(shows[0].posterPath.md).toBe(`http://127.0.0.1:${mediaPort}/posters/p03-500.webp`);
  expect((await fetch(`http://127.0.0.1:${mediaPort}/posters/nobody-500.webp`)).status).toBe(404);
});

test('the trailer of a film plays from the media host, also from the middle', async () => {
  const { trailers } = await (await fetch(`${api}/fr/api/show/kestrel-point`)).json();
  const address = trailers.find(({ videoType }: { videoType: string }) => videoType === 'S3').externalId;
  const whole = await fetch(address);
  expect(whole.headers.get('content-type')).toBe('video/webm');
  const part = await fetch(address, { headers: { range: 'bytes=1000-1099' } });
  expect(part.status).toBe(206);
  expect((await part.arrayBuffer()).byteLength).toBe(100);
  expect((await fetch(address, { headers: { range: 'bytes=999999999-' } })).status).toBe(416);
  expect((await fetch(`http://127.0.0.1:${mediaPort}/trailers/..%2fmake.sh`)).status).toBe(404);
});

test('a trailer has captions beside it in every language, and nothing else does', async () => {
  const address = (name: string) => `http://127.0.0.1:${mediaPort}/trailers/${name}`;
  for (const film of captioned) {
    expect((await fetch(address(`${film}.webm`), { method: 'HEAD' })).status, film).toBe(200);
    const texts = await Promise.all(
      languages.map(async (language) => {
        const response = await fetch(address(`${film}.${language}.vtt`));
        expect(response.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
        expect(response.headers.get('access-control-allow-origin')).toBe('*');
        return response.text();
      }),
    );
    // Some languages may read the English captions.
    expect(new Set(texts).size).toBeGreaterThanOrEqual(4);
    for (const text of texts) expect(text).toMatch(/^WEBVTT\n\n00:00:00\.300 --> 00:00:02\.900\n\[.+\]\n\n/);
  }
  for (const name of ['p01.fr.vtt', 'p03.xx.vtt', 'constructor.fr.vtt', 'p03.vtt'])
    expect((await fetch(address(name))).status, name).toBe(404);
});

test('every trailer that lies here is captioned', () => {
  const films = readdirSync(fileURLToPath(new URL('../trailers/', import.meta.url)));
  expect(films.filter((name) => name.endsWith('.webm')).sort()).toEqual(captioned.map((film) => `${film}.webm`).sort());
});

test('the clock can be set and runs again when told', async () => {
  expect(await dayOf()).toBe('2026-11-20');
  await put('/_admin/clock', { now: '2027-03-28T01:30:00+01:00' });
  expect(await dayOf(), 'half past one belongs to the evening before').toBe('2027-03-27');
  expect((await put('/_admin/clock', { now: 'soon' })).status).toBe(400);
  await put('/_admin/clock', { now: FRIDAY });
});

test('the cinema day ends at three', () => {
  expect(cinemaDay('fr', Date.parse('2026-11-21T02:59:00+01:00'))).toBe('2026-11-20');
  expect(cinemaDay('fr', Date.parse('2026-11-21T03:00:00+01:00'))).toBe('2026-11-21');
  expect(cinemaDay('sn', Date.parse('2026-11-21T03:30:00+01:00'))).toBe('2026-11-20');
});

test.each([
  [{ status: 503 }, 503, /"error"/],
  [{ status: 403, body: 'html' }, 403, /<!doctype html>/],
  [{ body: 'half-json' }, 200, /^\{"shows":\[(?![\s\S]*\]\}$)/],
  [{ body: 'wrong-type' }, 200, /^"nothing like it"$/],
])('a fault %j is served to its site and endpoint, and to no other', async (fault, status, text) => {
  expect((await put('/_admin/faults', { site: 'fr', endpoint: '/api/shows', ...fault })).status).toBe(200);
  const broken = await fetch(`${api}/fr/api/shows`);
  expect(broken.status).toBe(status);
  expect(await broken.text()).toMatch(text);
  expect((await fetch(`${api}/nl/api/shows`)).status).toBe(200);
  expect(Array.isArray(await (await fetch(`${api}/fr/api/cinemas`)).json())).toBe(true);
  await fetch(`${api}/_admin/faults`, { method: 'DELETE' });
  expect((await (await fetch(`${api}/fr/api/shows`)).json()).shows.length).toBeGreaterThan(70);
});

test('latency delays an answer', async () => {
  await put('/_admin/faults', { site: '*', endpoint: '/api/show/[slug]', latencyMs: 120 });
  const before = performance.now();
  await fetch(`${api}/fr/api/show/kestrel-point`);
  expect(performance.now() - before).toBeGreaterThan(110);
});

test('a refused call gets no answer, and what was asked is told', async () => {
  await fetch(`${api}/_admin/asked`, { method: 'DELETE' });
  await put('/_admin/faults', { site: 'fr', endpoint: '/api/shows', refuse: true });
  await expect(fetch(`${api}/fr/api/shows`)).rejects.toThrow('fetch failed');
  await fetch(`${api}/_admin/faults`, { method: 'DELETE' });
  expect(await (await fetch(`${api}/_admin/asked?site=fr`)).json()).toEqual(['/api/shows']);
});

test('who starts it is told which items a site has, and who can sign in', async () => {
  const { show } = await (await fetch(`${api}/_admin/inputs?site=nl`)).json();
  expect((await fetch(`${api}/nl/api/show/${show[0].slug}`)).status).toBe(200);
  expect((await fetch(`${api}/_admin/inputs?site=xx`)).status).toBe(400);
  const { email, password } = await (await fetch(`${api}/_admin/client`)).json();
  expect(signedIn(email, password)).not.toBeNull();
});

test('a taken port is told in one sentence', async () => {
  await expect(startMockApi({ port, mediaPort: 28_313 })).rejects.toThrow(`Port ${port} is taken`);
});
