import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Lane } from './lane';
import type { Page } from './place';
import type { Job } from './plan';
import { walkRound } from './walk';

vi.mock('node:timers/promises', () => ({
  setTimeout: (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds)),
}));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const page = (screen: string, reads: string): Page => ({
  ...{ site: 'fr', screen, form: 'json', path: `/${screen}`, reads: [reads], status: 200, lines: ['.day "vendredi"'] },
});
const jobs: Job[] = [
  { endpoint: '/api/shows', kind: 'html', site: 'fr', pages: [page('films', '/api/shows')] },
  { endpoint: '/api/news', kind: 500, site: 'fr', pages: [page('news', '/api/news')] },
];
const callOf: Record<string, string> = { '/films': '/api/shows', '/news': '/api/news', '/towns': '/api/cities' };
const whole = { status: 200, headers: {}, text: '{"day":"vendredi"}' };
const refusal = { status: 502, headers: {}, text: '{"error":"The catalogue does not answer."}' };

/** A site that keeps nothing, and goes on refusing for so long after a fault is over; what it was asked and told, in order. */
function serve(lasts: number, keeps = false, refused = refusal, well = whole) {
  const failing = new Map<string, number>();
  const noted: string[] = [];
  const isFailing = (path: string) => (failing.get(callOf[path] ?? '') ?? 0) > Date.now();
  const lane = {
    ask: async (_: string, path: string) => {
      noted.push(path);
      return isFailing(path) && !(keeps && noted.includes('published')) ? refused : well;
    },
    setFault: async ({ endpoint, ...fault }: { endpoint: string; site: string }) => {
      const isOver = Object.keys(fault).length === 1;
      noted.push(`${isOver ? 'heals' : 'fails'} ${endpoint}`);
      failing.set(endpoint, isOver ? Date.now() + lasts : Number.POSITIVE_INFINITY);
    },
    publish: async (tag: string) => void noted.push('published', tag),
  };
  return { lane: lane as unknown as Lane, noted };
}

async function walk(lane: Lane, some = jobs) {
  const walked = walkRound(lane, new Map([['fr', some]]));
  await vi.advanceTimersByTimeAsync(120_000);
  return walked;
}

it('finds nothing where a page is whole within ten seconds, and what was kept stays so', async () => {
  expect(await walk(serve(9_000, true).lane)).toEqual([]);
});

it('finds what is not whole ten seconds after', async () => {
  const found = await walk(serve(11_000, true).lane);
  expect(found.map(({ when, page: { screen }, what }) => [when, screen, what])).toEqual([
    ['after', 'films', 'answered 502'],
    ['after', 'news', 'answered 502'],
  ]);
});

it('finds what loses under a fault what it had', async () => {
  const found = await walk(serve(0).lane);
  expect(found.map(({ when, job }) => [when, job.endpoint])).toEqual([
    ['warm', '/api/shows'],
    ['warm', '/api/news'],
  ]);
});

it('has each call fail before anybody has asked for it, and never two at a time on a fresh site', async () => {
  const { lane, noted } = serve(0, true);
  await walk(lane);
  expect(noted.slice(0, 6)).toEqual([
    ...['fails /api/shows', '/films', 'heals /api/shows'],
    ...['fails /api/news', '/news', 'heals /api/news'],
  ]);
});

const denying: Job[] = [
  {
    endpoint: '/api/shows',
    kind: 404,
    site: 'fr',
    pages: [page('films', '/api/shows')],
  },
];

it('has nothing published of what is said not to be there, but something else, and finds what its pages lost', async () => {
  const { lane, noted } = serve(0);
  const found = await walk(lane, denying);
  const warm = noted.slice(noted.lastIndexOf('fails /api/shows'));
  expect(warm.slice(0, 4)).toEqual([
    'fails /api/shows',
    'published',
    expect.not.stringMatching(/shows|site/),
    '/films',
  ]);
  expect(found.map(({ when }) => when)).toEqual(['warm']);
});

it('does not ask then for what nobody keeps', async () => {
  const { lane, noted } = serve(0);
  const own = denying.map((job) => ({ ...job, pages: job.pages.map((each) => ({ ...each, isKept: false as const })) }));
  await walk(lane, own);
  const warm = noted.slice(noted.lastIndexOf('fails /api/shows'), noted.lastIndexOf('heals /api/shows'));
  expect(warm).not.toContain('/films');
});

it('lets who has heard nothing before pass on that there is nothing, and finds it where something fails otherwise', async () => {
  const absent = { status: 404, headers: {}, text: '{"error":"There is no such item."}' };
  expect(await walk(serve(0, true, absent).lane, denying)).toEqual([]);
  const found = await walk(serve(0, true, absent).lane);
  expect(found.map(({ when, what }) => `${when} ${what}`)).toEqual(['cold answered 404', 'cold answered 404']);
});

it('says after a list without rows that there are some, since it was kept, and asks for it while it is doubted', async () => {
  const { lane, noted } = serve(0, true);
  await walk(
    lane,
    denying.map((job) => ({ ...job, kind: 'no rows' as const })),
  );
  expect(noted.slice(0, 6)).toEqual([
    ...['fails /api/shows', '/films', 'heals /api/shows', 'published', 'site:fr', '/films'],
  ]);
  expect(noted.filter((each) => each === 'site:fr')).toHaveLength(1);
});

it('believes a page that begins with another town for want of the towns, and none for want of anything else', async () => {
  const rest = Array.from({ length: 16 }, (_, at) => `<p>Salle ${at}</p>`).join('');
  const says = (town: string, line: string) => ({
    ...{ status: 200, headers: {} },
    text: `<body><script data-place="${town && `city:${town}`}"></script><h1>Séances</h1>${rest}<p>${line}</p></body>`,
  });
  const find = async (screen: string, town: string) => {
    const { lane } = serve(0, true, says(town, 'Rien d’annoncé cette semaine'), says('lyon', 'À 19:00'));
    const endpoint = callOf[`/${screen}`] ?? '';
    const pages: Page[] = [{ ...page(screen, endpoint), form: 'page', lines: ['Séances', 'À 19:00'], town: 'lyon' }];
    return (await walk(lane, [{ endpoint, kind: 500, site: 'fr', pages }])).map(({ when, what }) => `${when} ${what}`);
  };
  expect(await find('towns', 'nice')).toEqual([]);
  expect(await find('towns', 'lyon')).toEqual(['cold says "Rien d’annoncé cette semaine"']);
  expect(await find('towns', '')).toEqual(['cold says "Rien d’annoncé cette semaine"']);
  expect(await find('films', 'nice')).toEqual(['cold says "Rien d’annoncé cette semaine"']);
});
