import { afterAll, beforeAll, expect, test } from 'vitest';
import { search } from '@/lib/api/endpoints/search';
import { fixClock } from '../clock';
import { ask, FRIDAY } from './ask';

beforeAll(() => fixClock(FRIDAY));
afterAll(() => fixClock(null));

const found = async (q: string, type?: string) =>
  (await ask('fr', search, { q, ...(type && { type }) })).map((result) =>
    String('title' in result ? result.title : 'name' in result ? result.name : '').replaceAll('\u00a0', ' '),
  );

test.each([
  ['nl', 'luik', 'Luik'],
  ['nl', 'liege', 'Luik'],
  ['fr', 'luik', 'Liège'],
] as const)('in %s, %s is a city of Belgium', async (language, q, city) => {
  const results = await ask('be', search, { q, type: 'cinema' }, language);
  expect(results.map((result) => ('cityName' in result ? result.cityName : ''))).toEqual([city]);
});

test.each([
  ['a title', 'kestrel', 'Kestrel Point'],
  ['without accents', 'maree de novembre', 'La Marée de Novembre'],
  ['in capitals', 'DEUX OEUFS', 'Deux Œufs, Chef !'],
  ['a director', 'straume', 'Perihelion Drift'],
  ['an actor', 'saoirse whelan', 'Kestrel Point'],
  ['a cinema', 'confluence', 'Candela Lyon Confluence'],
  ['a city', 'lyon', 'Candela Lyon Part-Dieu'],
  ['a city without its hyphens', 'saint denis', 'Candela Saint-Denis Basilique'],
  ['a postal prefix', '690', 'Candela Lyon Bellecour'],
  ['a department', '92', 'Candela Boulogne-Billancourt Sèvres'],
  ['news', 'polar', 'Nuit du polar : quatre films, un café, aucun suspect innocent'],
  ['a question', 'echanger', 'Puis-je échanger ma place ?'],
])('%s is found', async (_name, q, title) => {
  expect(await found(q)).toContain(title);
});

test('a kind narrows', async () => {
  expect(await found('lyon', 'show')).toEqual([]);
  expect((await found('lyon', 'cinema')).length).toBe(5);
});

test('a postal prefix finds no number of a house', async () => {
  expect(await found('112', 'cinema')).toEqual([]);
});

test('nothing is found for nonsense', async () => {
  expect(await found('zzxqj')).toEqual([]);
});
