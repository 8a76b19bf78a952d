import { expect, it } from 'vitest';
import { isSameChoice, parseSavedVersions, pickSavedVersions, pickSuggestedVersions } from './saved-versions';

it.each([
  ['vost', ['vost']],
  ['vost,vo', ['vost', 'vo']],
  ['', []],
  [null, []],
  ['<script>', []],
  ['vost,', []],
  [Array(11).fill('vf').join(), []],
])('reads %j of a device as %j', (text, versions) => {
  expect(parseSavedVersions(text)).toEqual(versions);
});

it('asks of a page only what it has', () => {
  expect(pickSavedVersions(['vost', 'vo'], ['vf', 'vost'])).toEqual(['vost']);
  expect(pickSavedVersions(['vost'], ['vf'])).toEqual([]);
});

it.each([
  [['vf', 'vost'], ['vost', 'vf'], true],
  [['vf'], ['vf', 'vost'], false],
  [[], [], true],
])('knows whether %j and %j are the same', (some, others, answer) => {
  expect(isSameChoice(some, others)).toBe(answer);
});

it.each([
  ['en', ['vf', 'vost', 'vo'], ['vost', 'vo']],
  ['en', ['ov', 'nlnl'], ['ov']],
  ['en', ['d', 'edf', 'ov'], ['edf', 'ov']],
  ['en', ['vost'], []],
  ['en', ['vf'], []],
  ['fr', ['vf', 'vost'], []],
  ['de', ['d', 'edf'], []],
  ['nl', ['nlbe', 'vobe'], []],
])('suggests to who reads %s, of %j, %j', (language, offered, suggested) => {
  expect(pickSuggestedVersions(language, offered)).toEqual(suggested);
});
