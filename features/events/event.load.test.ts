import { beforeEach, expect, it, vi } from 'vitest';
import { startCatalogue } from '@/tests/support/catalogue';
import { cinemaItem, showItem, showList } from '@/tests/support/wire';
import { wireEvent } from '@/tests/support/wire-editorial';
import { findEvent } from './event.load';

const { answeringOnly, answering } = startCatalogue();
let visit = 0;
beforeEach(() => {
  vi.stubEnv('SITE_NOW', '2026-11-20T17:30:00+01:00');
});

/** An event without a schedule, another one each time, whose list of titles is answered so. */
function open(titles: () => Response) {
  visit += 1;
  const slug = `north-${visit}`;
  answeringOnly({ [`/api/event/${slug}`]: wireEvent({ slug }), '/api/shows': showList(showItem({ slug: 'night' })) });
  answering(`/api/event/${slug}/shows`, titles);
  answering('/api/show/lost', () => new Response('', { status: 503 }));
  return findEvent('en-FR', slug);
}

it.each([
  ['named', ['night'], () => Response.json({ shows: ['night'] })],
  ['none', [], () => Response.json({ shows: [] })],
  ['not there', [], () => new Response('', { status: 404 })],
])('an event whose titles are %s is told whole', async (_, slugs, titles) => {
  const found = await open(titles);
  expect(found?.titles.map(({ slug }) => slug)).toEqual(slugs);
  expect(found?.isWhole).toBe(true);
});

it.each([
  ['its titles', () => new Response('', { status: 503 })],
  ['a title that the list lacks', () => Response.json({ shows: ['lost'] })],
])('is not whole while %s does not answer', async (_, titles) => {
  const found = await open(titles);
  expect(found?.titles).toEqual([]);
  expect(found?.isWhole).toBe(false);
});

it.each([
  ['while the cinemas do not answer', undefined, false],
  ['where no cinema plays it', [cinemaItem()], true],
])(
  'a schedule keeps its days %s, and it is known whether anybody said at what times',
  async (_, cinemas, areTimesHeard) => {
    visit += 1;
    const slug = `north-${visit}`;
    const event = wireEvent({
      slug,
      schedule: { '2026-11-26': [{ showSlug: 'night', live: false, bookable: true, order: 1 }] },
    });
    answeringOnly({
      [`/api/event/${slug}`]: event,
      '/api/shows': showList(showItem({ slug: 'night' })),
      '/api/show/night/cinemas': {},
      ...(cinemas && { '/api/cinemas': cinemas }),
    });
    const found = await findEvent('en-FR', slug);
    expect(found?.days.map(({ day }) => day)).toEqual(['2026-11-26']);
    expect(found?.areTimesHeard).toBe(areTimesHeard);
  },
);
