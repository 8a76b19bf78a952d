import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Endpoint, Output } from '@/lib/api/endpoint';
import { upstreamUrl } from '@/lib/api/endpoint-url';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import type { EndpointName } from '@/lib/api/program-calls';
import type { Language } from '@/lib/sites/languages';
import { type SiteId, siteFacts, siteIds } from '@/lib/sites/sites';
import { answerCall } from '../handlers/answer-call';
import { inputs } from '../inputs';
import { fixClock } from '../world/clock';
import { FRIDAY } from './ask';

type Values = Readonly<Record<string, string>>;
type Asked = { site: SiteId; language: Language; values?: Values };
const today = FRIDAY.slice(0, 10);
const names = Object.keys(endpoints) as EndpointName[];

// Every showing of every cinema, on machines that others use as well.
vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => fixClock(FRIDAY));
afterAll(() => fixClock(null));

const urlFor = (endpoint: Endpoint, { site, language, values = {} }: Asked) =>
  upstreamUrl(site, language, endpoint, values);

async function askMock(endpoint: Endpoint, asked: Asked): Promise<Response> {
  const headers = Object.fromEntries((endpoint.headers ?? []).map((name) => [name, 'human']));
  const response = await answerCall(new Request(urlFor(endpoint, asked), { headers }));
  if (!response) throw new Error(`${endpoint.path} has no handler.`);
  return response;
}

async function read<E extends Endpoint>(endpoint: E, asked: Asked): Promise<Output<E>> {
  const response = await askMock(endpoint, asked);
  expect(response.status, endpoint.path).toBe(200);
  return parseAnswer(asked.site, endpoint, urlFor(endpoint, asked), await response.json());
}

/** Values for the brackets and queries of the table; none where a site has nothing of the kind. */
const valuesOf = (site: SiteId, name: EndpointName): readonly Values[] => (inputs(site)[name] ?? [{}]).slice(0, 1);

describe.each(siteIds)('the mock API of %s', (site) => {
  beforeEach(() => void vi.spyOn(console, 'warn'));

  it.each(names)('answers %s as the table says, in every language, with nothing left out', async (name) => {
    for (const values of valuesOf(site, name))
      for (const language of siteFacts(site).languages) await read(endpoints[name], { site, language, values });
    expect(vi.mocked(console.warn).mock.calls).toEqual([]);
  });

  it('has the cities that the footer links to', async () => {
    const cities = await read(endpoints.cities, { site, language: siteFacts(site).defaultLanguage });
    expect(cities.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(siteFacts(site).footerCities.map(({ slug }) => slug)),
    );
  });

  it('plays something today in every open cinema, and sells each showing on an address of its own', async () => {
    const asked = { site, language: siteFacts(site).defaultLanguage };
    const links: string[] = [];
    for (const { slug: cinema } of await read(endpoints.cinemas, asked)) {
      const { shows } = await read(endpoints.cinemaShows, { ...asked, values: { slug: cinema } });
      const playing = Object.entries(shows).filter(([, { days }]) => today in days);
      expect(playing.length, cinema).toBeGreaterThan(0);
      for (const [slug] of playing) {
        const values = { slug, cinema, date: today };
        const showtimes = await read(endpoints.showtimesAt, { ...asked, values });
        expect(showtimes.length, `${slug} in ${cinema}`).toBeGreaterThan(0);
        links.push(...showtimes.flatMap(({ bookingUrl }) => bookingUrl ?? []));
      }
    }
    expect(new Set(links).size).toBe(links.length);
    for (const link of links) expect(new URL(link).protocol).toBe('https:');
  });
});

it('answers nothing for a slug nobody has', async () => {
  const asked = { site: 'fr', language: 'fr', values: { slug: 'nobody-0' } } as const;
  for (const name of ['show', 'cinema', 'city'] as const)
    expect((await askMock(endpoints[name], asked)).status).toBe(404);
});
