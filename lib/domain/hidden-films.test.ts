import { expect, it } from 'vitest';
import { buildFoldRules, listHidden, parseHidings, parseRated, withHiding, writeHidings } from './hidden-films';

it.each([
  ['nothing', null, {}],
  ['what it keeps', 'seen:dune no:kestrel-point-1 keep:nova', { dune: 'seen', 'kestrel-point-1': 'no', nova: 'keep' }],
  ['what somebody else wrote', '{"dune":true}', {}],
  ['a slug that is none', 'seen:a"]{} no:nova', { nova: 'no' }],
  ['a reason there is not', 'love:dune seen:nova', { nova: 'seen' }],
])('reads %s', (_, text, hidings) => expect(parseHidings(text)).toEqual(hidings));

it('reads what it wrote, the newest first', () => {
  const hidings = withHiding(parseHidings('seen:dune'), 'nova', 'no', []);
  expect(writeHidings(hidings)).toBe('no:nova seen:dune');
  expect(parseHidings(writeHidings(hidings))).toEqual(hidings);
});

it.each([
  ['hides a film', 'nova', 'seen', 'seen:nova seen:dune'],
  ['says another reason', 'dune', 'no', 'no:dune'],
  ['brings one back', 'dune', null, ''],
  ['keeps one that its member rated', 'rated', null, 'keep:rated seen:dune'],
] as const)('%s', (_, slug, why, written) => {
  expect(writeHidings(withHiding({ dune: 'seen' }, slug, why, ['rated']))).toBe(written);
});

it('forgets the oldest of three hundred', () => {
  const full = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`film-${at}`, 'seen' as const]));
  const after = Object.keys(withHiding(full, 'nova', 'no', []));
  expect([after.length, after[0], after.includes('film-299')]).toEqual([300, 'nova', false]);
});

it('counts what a member rated as seen, unless it was brought back', () => {
  expect(listHidden({ dune: 'seen', nova: 'keep' }, parseRated('nova owl dune'))).toEqual(['dune', 'owl']);
});

it('writes no rule for nobody', () => expect(buildFoldRules([])).toBe(''));

it('folds away what is hidden and dims it where it is wanted', () => {
  expect(buildFoldRules(['dune', 'nova'])).toBe(
    ':root:not([data-unfolded]) :is([data-show="dune"],[data-show="nova"]){display:none}' +
      ':root[data-unfolded] :is([data-show="dune"],[data-show="nova"]) img{opacity:.35;filter:grayscale(1)}',
  );
});
