import { expect, it, vi } from 'vitest';
import type { ShowingTags } from '@/lib/domain/showing-tags';
import type { Showtime } from '@/lib/domain/showtime';
import type { Locale } from '@/lib/sites/locales';
import { startCatalogue } from '@/tests/support/catalogue';
import { cinemaItem } from '@/tests/support/wire';
import { readCosts } from './costs.load';

vi.mock('next-intl/server', () => import('@/tests/support/words-on-server'));

const { answeringOnly } = startCatalogue();
const marks: ShowingTags = { imax: { title: 'IMAX', kind: 'format', order: 0, premium: true } };
const showtime: Showtime = {
  ...{ time: '2026-11-20 20:15:00', endTime: null, version: 'vf', tags: ['imax'], status: 'available' },
  ...{
    reservableUntil: null,
    bookingUrl: 'https://tickets.test/1',
    auditorium: null,
    seats: null,
    special: null,
    isMovie: true,
  },
};

it.each<[Locale, string]>([
  ['fr-FR', '+4 €'],
  ['en-FR', '+€4'],
  ['de-CH', '+CHF 4'],
])('says with each showing what its format costs, in the words of %s', async (locale, words) => {
  const additionalPrices = { 1: { label: 'IMAX', price: 400, parent: null } };
  answeringOnly({ '/api/cinema/rex': { ...cinemaItem({ slug: 'rex' }), additionalPrices } });
  const { buildTold } = await readCosts(locale, 'rex', '2026-11-20', [showtime], marks);
  const [dear, plain] = [buildTold(showtime), buildTold({ ...showtime, tags: [] })];
  expect([dear.surcharge, dear.surchargeText?.replace(/\s/g, ' ')]).toEqual([400, words]);
  expect(plain).not.toHaveProperty('surchargeText');
});

it('says which night a showing after midnight is of', async () => {
  const { buildTold } = await readCosts('fr-FR', 'rex', '2026-11-20', [], marks);
  const late = buildTold({ ...showtime, time: '2026-11-21 00:10:00' });
  expect(late.night).toEqual({ date: 'sam. 21\u00a0nov.', name: 'nuit du 20\u00a0novembre au 21\u00a0novembre' });
  expect(buildTold(showtime)).not.toHaveProperty('night');
});
