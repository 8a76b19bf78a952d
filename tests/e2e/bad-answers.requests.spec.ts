import { expect, test } from '@playwright/test';
import type { WireCinema } from '@/lib/api/contract/cinemas';
import type { WireShowtime } from '@/lib/api/contract/shows';
import { href } from '@/lib/routing/href';
import { askSite } from '../support/ask-site';
import { testNow } from '../support/clock';
import { readTruth, setFault } from '../support/mock-control';
import { expectText } from '../support/page-text';

type Listed = { slug: string; title: string; name: string };
const code = 'fr-TN';
const today = testNow.slice(0, 10);
const open = (path: string | null) => askSite('tn.localhost', path ?? '');

/** Films and cinemas of one site that no other test opens: a page is kept, and so would be what went wrong with it. */
async function rarelyOpened() {
  const { shows } = await readTruth<{ shows: Listed[] }>('tn', '/api/shows?language=fr');
  const cinemas = await readTruth<(Listed & { status: boolean })[]>('tn', '/api/cinemas?language=fr');
  const [cinema, another] = cinemas.filter(({ status }) => status).reverse();
  return { films: shows.slice(-6), cinema, another };
}

for (const body of ['html', 'half-json', 'wrong-type'] as const) {
  test(`a page stands although the showings answer ${body}`, async () => {
    const { films } = await rarelyOpened();
    const film = films[['html', 'half-json', 'wrong-type'].indexOf(body)]!;
    await setFault({ site: 'tn', endpoint: `/api/show/${film.slug}/cinemas`, body });
    const { status, text } = await open(href(code, 'movie', { slug: film.slug }));
    expect(status).toBe(200);
    expectText(text, { has: [film.title], lacks: ['Service unavailable'] });
  });
}

test('of bad showings only the bad parts are left out', async () => {
  const { cinema } = await rarelyOpened();
  const path = `/api/cinema/${cinema?.slug}/shows`;
  const programme = await readTruth<{ shows: Record<string, { days: Record<string, unknown> }> }>(
    'tn',
    `${path}?language=fr`,
  );
  const slug = Object.keys(programme.shows).find((key) => today in (programme.shows[key]?.days ?? {}));
  const endpoint = `/api/show/${slug}/showtimes/${cinema?.slug}/${today}`;
  const [good] = await readTruth<WireShowtime[]>('tn', `${endpoint}?language=fr`);
  const at = (time: string, facts: object) => ({ ...good, time: `${today} ${time}:00`, ...facts });
  const json = [
    at('21:01', { version: 'zz', tags: ['nonsense', 4] }),
    at('21:02', { refCmd: null }),
    at('21:03', { refCmd: 'javascript:alert(1)' }),
    at('21:04', { time: 'soon' }),
    42,
  ];
  await setFault({ site: 'tn', endpoint, json });
  const { status, text } = await open(href(code, 'cinema', { slug: cinema?.slug ?? '' }));
  expect(status).toBe(200);
  expectText(text, { has: ['21:01', '21:02', '21:03'], lacks: ['javascript:', '21:04'] });
});

test('a description of 200 kB with scripts in it is shown without them', async () => {
  const { another: cinema } = await rarelyOpened();
  const path = `/api/cinema/${cinema?.slug}`;
  const real = await readTruth<WireCinema>('tn', `${path}?language=fr`);
  const evil =
    '<p>Bienvenue</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">ici</a><iframe src="//evil.example"></iframe>';
  const description = evil.repeat(Math.ceil(200_000 / evil.length));
  await setFault({ site: 'tn', endpoint: path, json: { ...real, description, itinerary: description } });
  const { status, text } = await open(href(code, 'cinema', { slug: cinema?.slug ?? '' }));
  expect(status).toBe(200);
  expectText(text, { has: ['Bienvenue'], lacks: ['alert(1)', 'onerror', 'evil.example'] });
});
