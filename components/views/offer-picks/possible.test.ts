import { expect, it } from 'vitest';
import type { GuideFilm } from '@/lib/domain/guide';
import { listInRow, listPossible } from './possible.logic';

const showing = (version: string, ...tags: string[]) => ({ time: '2026-11-20 20:00:00', at: 0, version, tags });
const film = (...showings: object[]) => ({ slug: 'dune', showings }) as unknown as GuideFilm;
const friday = [film(showing('vf', 'imax', 'PAUSE'), showing('vfst', 'PAUSE'))];

it.each([
  ['a version that is played', friday, 'versions', 'vf', true],
  ['one that is not', friday, 'versions', 'vost', false],
  ['a format that is played', friday, 'tags', 'imax', true],
  ['one that is not', friday, 'tags', '4dx', false],
  ['subtitles for the deaf, which a version stands for', friday, 'tags', 'hearing-impaired', true],
  ['no interval where every showing has one', friday, 'break', 'none', false],
  ['no interval where one has none', [film(showing('vf'))], 'break', 'none', true],
  ['what a day does not decide', friday, 'pass', 'covered', true],
  ['everything of a day on its way', null, 'tags', '4dx', true],
  ['everything of a day without showings', [], 'tags', '4dx', true],
] as const)('can be pressed or not: %s', (_, films, kind, slug, expected) => {
  expect(listPossible(films)(kind, slug)).toBe(expected);
});

it.each([
  ['the place of the page', ['vf', 'vost'], ['vf', 'vost'], ['vf', 'vost']],
  ['a place that lacks one', ['vf', 'vost'], ['vost'], ['vf', 'vost']],
  ['a place that has one more', ['vf', 'vost'], ['vf', 'vo', 'vost'], ['vf', 'vost', 'vo']],
  ['a page that knows nothing', [], ['vost', 'vf'], ['vf', 'vost']],
])('moves nothing in a row for %s', (_, known, besides, row) => {
  expect(listInRow(['vf', 'vo', 'vost'], known, besides)).toEqual(row);
});
