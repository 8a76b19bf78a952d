import { afterAll, beforeAll, expect, test } from 'vitest';
import { search } from '@/lib/api/endpoints/search';
import { siteIds } from '@/lib/sites/sites';
import { worldOf } from '../world/build-world';
import { fixClock } from '../world/clock';
import { townsOf } from '../world/data/towns';
import { cinemasNear } from '../world/search/found';
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

test.each([
  ['one wrong letter in four', 'kestral', 'Kestrel Point'],
  ['two in eight', 'perihelon', 'Perihelion Drift'],
  ['a town with a typo', 'bordaux', 'Candela Bordeaux Quinconces'],
])('%s is forgiven', async (_name, q, title) => {
  expect(await found(q)).toContain(title);
});

test('three letters are the beginning of a title, and four of a person too', async () => {
  const short = await found('str', 'show');
  expect(short.every((title) => / str|^str/i.test(` ${title}`))).toBe(true);
  expect(short).not.toContain('Perihelion Drift');
  expect(await found('stra', 'show')).toContain('Perihelion Drift');
});

test('what is spelt right is not taken for something else', async () => {
  expect(await found('kestrel', 'show')).toEqual(['Kestrel Point']);
});

test.each([
  ['remboursement', 'Annuler une réservation'],
  ['se faire rembourser', 'Annuler une réservation'],
  ['remboursment', 'Annuler une réservation'],
  ['tarif', 'Combien coûte une place ?'],
  ['prix étudiant', 'Combien coûte une place ?'],
  ['handicap', 'Comment réserver une place fauteuil roulant ?'],
  ['pmr', 'Comment réserver une place fauteuil roulant ?'],
  ['audiodescription', 'Comment suivre un film en audiodescription ?'],
  ['malvoyant', 'Comment suivre un film en audiodescription ?'],
  ['VOST', 'Que veut dire VFST ?'],
  ['sourds', 'Que veut dire VFST ?'],
  ['où se garer', 'Où garer ma voiture ou mon vélo ?'],
  ['parking', 'Où garer ma voiture ou mon vélo ?'],
  ['résiliation', 'Comment résilier mon CinéPass ?'],
  ['cinépass', 'Comment souscrire au CinéPass ?'],
])('the help centre understands "%s"', async (q, title) => {
  expect(await found(q, 'faq')).toContain(title);
});

test.each([
  ['en', 'refunds', 'Cancel a booking'],
  ['en', 'how much is a ticket', 'What does a seat cost?'],
  ['en', 'disabled', 'How do I book a wheelchair space?'],
  ['en', 'subtitled', 'What do the version codes mean?'],
  ['en', 'car park', 'Where do I park my car or my bike?'],
  ['nl', 'terugbetaling', 'Een reservering annuleren'],
  ['nl', 'geld terug', 'Een reservering annuleren'],
  ['nl', 'prijzen', 'Wat kost een kaartje?'],
  ['nl', 'rolstoel', 'Hoe reserveer ik een rolstoelplaats?'],
  ['nl', 'ondertiteling', 'Wat betekenen de versies?'],
  ['nl', 'parkeergarage', 'Waar parkeer ik mijn auto of fiets?'],
] as const)('in %s the help centre understands "%s"', async (language, q, title) => {
  const results = await ask('nl', search, { q, type: 'faq' }, language);
  expect(results.map((result) => 'title' in result && result.title)).toContain(title);
});

test.each([
  ['fr', 'villeurbanne', 'Villeurbanne', 'candela-lyon-gratte-ciel'],
  ['fr', '69200', 'Vénissieux', null],
  ['fr', 'vileurbane', 'Villeurbanne', 'candela-lyon-gratte-ciel'],
  ['nl', 'amstelveen', 'Amstelveen', null],
  ['ch', 'carouge', 'Carouge', null],
] as const)('on %s, %s is a town without a cinema: the nearest come first', async (site, q, town, first) => {
  const results = await ask(site, search, { q, type: 'cinema' });
  const near = results.flatMap((result) => (result.type === 'cinema' && result.near ? [result.near] : []));
  expect(near.length).toBe(results.length);
  expect(new Set(near.map((one) => one.town))).toEqual(new Set([town]));
  const ways = near.map(({ distance }) => distance);
  expect(ways).toEqual(ways.toSorted((a, b) => a - b));
  expect(ways[0]).toBeLessThan(15);
  if (first) expect(results[0]).toMatchObject({ slug: first });
});

test('every town stands where its country is', async () => {
  for (const site of siteIds)
    for (const town of townsOf(site)) {
      const [near] = cinemasNear(worldOf(site), town);
      expect({ site, town: town.name, near: near?.near.distance ?? null }).toEqual({
        site,
        town: town.name,
        near: expect.any(Number),
      });
    }
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
