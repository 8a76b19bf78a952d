import { expect, it, vi } from 'vitest';
import { day, startEvening } from '@/tests/support/evening';
import { cinemaItem, wireShowtime } from '@/tests/support/wire';
import { readFilmWeek } from './film-week.load';

vi.mock('next-intl/server', () => import('@/tests/support/words-on-server'));

const cell = { tags: [], versions: ['vf'], upsell: null, specialShowtime: false, highlightedShowtime: null };
const towns = Array.from({ length: 9 }, (_, at) => `town-${at}`);
const cinemas = [...towns, 'town-8'].map((citySlug, at) => cinemaItem({ slug: `cinema-${at}`, citySlug }));
startEvening([
  [
    /^\/api\/show\/marees\/cinemas$/,
    Object.fromEntries(cinemas.map(({ slug }) => [slug, { releasedAt: day, days: { [day]: cell } }])),
  ],
  [/^\/api\/cinemas$/, cinemas],
  [/^\/api\/cities$/, null],
  [/^\/api\/(tags|versions)$/, []],
  [/^\/api\/settings$/, { features: {} }],
  [
    /\/showtimes\/(.+)$/,
    ([, date]: string[]) =>
      Object.fromEntries(
        cinemas.map(({ slug }) => [
          slug,
          [
            wireShowtime({
              time: `${date} 20:30:00`,
              endTime: `${date} 22:30:00`,
              reservabilityEnd: `${date}T20:30:00+01:00`,
            }),
          ],
        ]),
      ),
  ],
]);

it('is there while the list of towns is not, and opens with the town that most cinemas name', async () => {
  const { groups, alone } = await readFilmWeek('fr-FR', 'marees');
  expect(groups.map(({ slug, rows }) => [slug, rows.length])).toContainEqual(['town-8', 2]);
  expect(groups).toHaveLength(9);
  expect(alone).toBe('town-8');
});
