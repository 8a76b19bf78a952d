import { expect, it } from 'vitest';
import type { Price } from './cinema';
import { pickSeatPrice } from './seat-price';
import { listSeatPrices } from './seat-price-list';

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
