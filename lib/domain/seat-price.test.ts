import { expect, it } from 'vitest';
import { everySiteAndNight } from '@/tests/support/changed-nights';
import type { Price } from './cinema';
import { cinemaDayOf, formatWallClock, isAfterMidnight } from './day';
import { pickLowestPrice, pickSeatPrice } from './seat-price';
import { listLowerPrices, listSeatPrices } from './seat-price-list';

const price = (label: string, amount: number, legend: string | null = null): Price => ({ label, amount, legend });
const at = (clock: string, prices: Price[], isNight = false) =>
  pickSeatPrice(listSeatPrices(prices), `2026-11-20 ${clock}:00`, isNight)?.amount;

const full = price('Plein tarif', 1340);
const morning = price('Matinée', 640, 'Toute séance avant 11:30');
const child = price('Moins de 14 ans', 650, 'Sur justificatif');

it.each([
  ['10:25', 640],
  ['11:29', 640],
  ['11:30', 1340],
  ['20:00', 1340],
])('at %s a seat costs %i', (clock, amount) => {
  expect(at(clock, [full, morning, child])).toBe(amount);
});

it('counts the small hours to the evening before', () => {
  expect(at('00:30', [full, morning], true)).toBe(1340);
});

it.each([
  ['Matin (avant 11h30)'],
  ['Avant 11 h 30'],
  ['Any showing before 11.30'],
  ['Until 11:30 am'],
  ['Vorstellungen vor 11.30 Uhr'],
  ['Voor 11:30 uur'],
])('understands "%s"', (label) => {
  expect([at('11:00', [full, price(label, 640)]), at('12:00', [full, price(label, 640)])]).toEqual([640, 1340]);
});

it('knows what the evening costs', () => {
  const prices = [price('Avant 18h', 990), price('Soirée, à partir de 18h', 1340)];
  expect([at('17:55', prices), at('18:00', prices)]).toEqual([990, 1340]);
});

it('takes for usual what is for nobody in particular', () => {
  expect(at('20:00', [child, price('Étudiants', 890), full])).toBe(1340);
  expect(at('20:00', [child])).toBeUndefined();
});

it('does not give everyone what some pay in the morning', () => {
  expect(at('10:00', [full, price('Étudiants avant 12h', 500)])).toBe(1340);
});

it('says nothing in hours that ask for more than the hour', () => {
  const weekdays = price('Matin', 640, 'Du lundi au vendredi avant 11h30, hors jours fériés');
  expect([at('10:00', [full, weekdays]), at('14:00', [full, weekdays])]).toEqual([undefined, 1340]);
});

const lowestAt = (clock: string, prices: Price[]) => {
  const usual = at(clock, prices);
  return usual === undefined
    ? undefined
    : pickLowestPrice(listLowerPrices(prices), usual, `2026-11-20 ${clock}:00`, false)?.label;
};

it.each<[string, string, Price[], string | undefined]>([
  ['for whom it is', '20:00', [full, morning, child], 'Moins de 14 ans'],
  ['what the hour makes cheaper', '10:00', [full, morning], undefined],
  [
    'the card that is paid by the seat',
    '20:00',
    [full, price('Cinécarte 5 places', 790, 'Soit par place')],
    'Cinécarte 5 places',
  ],
  ['nothing of what holds on some days', '20:00', [full, price('Étudiants', 890, 'Du lundi au vendredi')], undefined],
  ['nothing of a supplement among the seats', '20:00', [full, price('Supplément fauteuil', 350)], undefined],
  ['nothing of a format', '20:00', [full, price('Film 3D enfant', 900), price('Lunettes 3D', 400)], undefined],
  ['nothing that is no price of a seat', '20:00', [full, price('Consigne', 100), price('Enfant', 0)], undefined],
  ['nothing where everybody’s price is not known', '20:00', [child], undefined],
  ['in German', '20:00', [price('Normalpreis', 2000), price('Unter 14 Jahren', 950)], 'Unter 14 Jahren'],
])('says of the lowest price %s', (_, clock, prices, label) => {
  expect(lowestAt(clock, prices)).toBe(label);
});

it.each(everySiteAndNight)('costs what the evening costs until three, %s in the night of %s', (_, night, timeZone) => {
  const evening = listSeatPrices([price('Avant 18h', 990), price('Soirée, à partir de 18h', 1340)]);
  for (let hour = 18; hour < 30; hour += 1) {
    const time = formatWallClock(new Date(Date.parse(`${night}T00:00:00Z`) + hour * 3_600_000), timeZone);
    const isNight = isAfterMidnight(time, cinemaDayOf({ wall: time }));
    const clock = time.slice(11, 16);
    expect(pickSeatPrice(evening, time, isNight)?.amount, time).toBe(clock >= '18' || clock < '03' ? 1340 : 990);
  }
});
