import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Listed } from '../domain/listing';
import type { ShowSummary } from '../domain/show';
import type { Showtime, Zone } from '../domain/showtime';
import { skipUnbookableFirstDays } from './skip-unbookable-first-days';

const asked = vi.hoisted(() => ({ showtimes: {} as Record<string, unknown[] | null>, slugs: [] as string[] }));
vi.mock('./read-or', () => ({
  readOr: async (_: string, __: object, { slug }: { slug: string }) => {
    asked.slugs.push(slug);
    const found = asked.showtimes[slug];
    return found && { lyon: found };
  },
}));

const listed = (slug: string, own: Partial<Listed> = {}): Listed => ({
  show: { slug, isComingSoon: true, isMovie: true } as ShowSummary,
  firstDay: '2026-11-22',
  bookable: true,
  isKids: false,
  isPremiere: false,
  ...own,
});
const showtime = (clock: string, status: Showtime['status'] = 'available') => ({
  time: `2026-11-22 ${clock}:00`,
  endTime: '2026-11-22 23:00:00',
  tags: [],
  status,
  bookingUrl: 'https://tickets.example',
});
const zone = {
  name: 'Nice',
  shows: { premiere: { days: { '2026-11-22': {}, '2026-11-25': {} } }, once: { days: { '2026-11-22': {} } } },
};
const at = async (clock: string, item: Listed) => {
  vi.stubEnv('SITE_NOW', `2026-11-22T${clock}:00+01:00`);
  const [moved] = await skipUnbookableFirstDays('fr-FR', [item], [zone as unknown as Zone], '2026-11-22');
  return `${moved?.firstDay} ${moved?.bookable}`;
};

beforeEach(() => {
  asked.slugs = [];
  asked.showtimes = { premiere: [showtime('20:00'), showtime('22:00', 'soldout')], once: [showtime('20:00')] };
});
afterEach(() => vi.unstubAllEnvs());

it('leads a presale to its next day once nothing of today can be booked', async () => {
  expect(await at('19:00', listed('premiere'))).toBe('2026-11-22 true');
  expect(await at('20:30', listed('premiere'))).toBe('2026-11-25 true');
  expect(await at('23:30', listed('premiere'))).toBe('2026-11-25 true');
});

it('begins anew with the places and days that are left', async () => {
  vi.stubEnv('SITE_NOW', '2026-11-22T20:30:00+01:00');
  const run = { days: 2, places: ['Lyon'] };
  const [moved] = await skipUnbookableFirstDays(
    'fr-FR',
    [listed('premiere', { run })],
    [zone as unknown as Zone],
    '2026-11-22',
  );
  expect(moved?.run).toEqual({ days: 1, places: ['Nice'] });
});

it('does not sell what has played for the only time', async () => {
  expect(await at('23:30', listed('once'))).toBe('null false');
});

it('believes the programme where the showings cannot be read', async () => {
  asked.showtimes = { premiere: null };
  expect(await at('23:30', listed('premiere'))).toBe('2026-11-22 true');
});

it('asks for nothing where the date is no news', async () => {
  await at('23:30', listed('premiere', { firstDay: '2026-11-25' }));
  await at(
    '23:30',
    listed('premiere', { show: { slug: 'premiere', isComingSoon: false, isMovie: true } as ShowSummary }),
  );
  expect(asked.slugs).toEqual([]);
});
