import { describe, expect, it } from 'vitest';
import { type AskApi, findAskedPlace, findPlace } from './find-place';

const cinemas = [
  { slug: 'confluence', citySlug: 'lyon', gps: { latitude: 45.74, longitude: 4.82 } },
  { slug: 'massena', citySlug: 'nice', gps: { latitude: 43.7, longitude: 7.27 } },
  { slug: 'unknown', citySlug: 'nice', gps: null },
];
const answers: Record<string, unknown> = {
  'city lyon': { name: 'Lyon', cinemas: ['confluence'] },
  'city nice': { name: 'Nice', cinemas: ['massena', 'unknown'] },
  'city vide': { name: 'Vide', cinemas: [] },
  'cinema massena': { slug: 'massena', name: 'Candela Masséna' },
  'cinemas ': cinemas,
  'settings ': { locator: { maxDistance: 50, maxCinemas: 6, listModeThreshold: 6 } },
};
const asking = (more: Record<string, unknown> = {}): AskApi =>
  (async (name: string, { slug = '' }: { slug?: string }) => {
    const answer = { ...answers, ...more }[`${name} ${slug}`];
    if (typeof answer === 'number' || !answer) throw Object.assign(new Error(), { status: answer ?? 404 });
    return answer;
  }) as AskApi;

describe('what a choice means', () => {
  it.each([
    ['the cinemas of a city', { mode: 'city', value: 'nice' }, { name: 'Nice', cinemas: ['massena', 'unknown'] }],
    ['a cinema', { mode: 'cinema', value: 'massena' }, { name: 'Candela Masséna', cinemas: ['massena'] }],
    [
      'the cinemas around a position',
      { mode: 'position', value: '45.75,4.84' },
      { name: '', cinemas: ['confluence'], ways: { confluence: expect.closeTo(1.9, 1) } },
    ],
    ['nothing in Sydney', { mode: 'position', value: '-33.86,151.20' }, null],
    ['nothing where there is no cinema', { mode: 'city', value: 'vide' }, null],
    ['nothing that is gone', { mode: 'cinema', value: 'atlantis' }, null],
  ] as const)('%s', async (_, choice, expected) => {
    expect(await findPlace(asking(), choice)).toEqual(expected);
  });

  it('is not known in an outage, which is no reason to forget it', async () => {
    await expect(findPlace(asking({ 'city lyon': 502 }), { mode: 'city', value: 'lyon' })).rejects.toThrow();
  });
});

it('takes the slug of an address for a city, else for a cinema', async () => {
  expect((await findAskedPlace(asking(), 'nice'))?.choice).toEqual({ mode: 'city', value: 'nice' });
  expect((await findAskedPlace(asking(), 'massena'))?.choice).toEqual({ mode: 'cinema', value: 'massena' });
  expect(await findAskedPlace(asking(), 'atlantis')).toBeNull();
});
