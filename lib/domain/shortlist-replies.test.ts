import { describe, expect, it } from 'vitest';
import {
  type AnsweredList,
  addReplies,
  isSameList,
  listMissingVotes,
  parseReplies,
  writeReplies,
} from './shortlist-replies';

const one = { bookingId: 'V9S1', time: '2026-11-20 20:15' };
const two = { bookingId: 'V9S2', time: '2026-11-21 21:00' };
const [first, both, none] = [[one.bookingId], [one.bookingId, two.bookingId], []];
const list = (votes: Record<string, readonly string[]>, other: Partial<AnsweredList> = {}): AnsweredList => ({
  ...{ site: 'fr', listed: [one, two], votes: Object.entries(votes).map(([name, can]) => ({ name, can })) },
  ...other,
});
const said = (votes: readonly { name: string; can: readonly string[] }[]) =>
  Object.fromEntries(votes.map(({ name, can }) => [name, can]));
const crowd = (count: number, of = 'n') =>
  Object.fromEntries([...Array(count).keys()].map((each) => [`${of}${each}`, first]));

it.each<[string, AnsweredList[], AnsweredList, Record<string, readonly string[]>]>([
  ['of nobody where nothing was opened before', [], list({ Ana: first }), {}],
  ['of who answered at the same time', [list({ Ana: first })], list({ Bo: both }), { Ana: first }],
  ['of nobody twice, in whatever letters', [list({ ANA: first, Bo: both })], list({ ana: none }), { Bo: both }],
  ['also to a link without any', [list({ Ana: first })], list({}), { Ana: first }],
  ['of showings in another order', [list({ Ana: first }, { listed: [two, one] })], list({}), { Ana: first }],
  ['of no other showings', [list({ Ana: first }, { listed: [one] })], list({ Bo: both }), {}],
  ['of no list that has one more', [list({ Ana: first })], list({ Bo: first }, { listed: [one] }), {}],
  ['of no other hour', [list({ Ana: first })], list({}, { listed: [one, { ...two, time: '2026-11-21 21:30' }] }), {}],
  ['of no other country', [list({ Ana: first })], list({}, { site: 'be' }), {}],
  ['of no more than there are chairs', [list(crowd(3))], list(crowd(22, 'm')), { n0: first, n1: first }],
  ['of nobody where all chairs are taken', [list(crowd(3))], list(crowd(24, 'm')), {}],
])('another link has replies %s', (_, kept, opened, missing) => {
  expect(said(listMissingVotes(kept, opened))).toEqual(missing);
});

describe('of links that were opened', () => {
  it('keeps all replies to a list, those of the later link where somebody stands in both', () => {
    const kept = addReplies(addReplies([], list({ Ana: first, Bo: first })), list({ ana: both, Cy: none }));
    expect(kept.map(({ votes }) => said(votes))).toEqual([{ ana: both, Cy: none, Bo: first }]);
  });
  it('forgets the name that its friend gave up', () =>
    expect(said(addReplies([list({ Cam: first, Bo: first })], list({ Camille: first }), 'cam')[0]!.votes)).toEqual({
      Camille: first,
      Bo: first,
    }));
  it('keeps no list that nobody answered', () => expect(addReplies([], list({}))).toEqual([]));
  it('keeps the five lists that were opened last', () => {
    const many = [...Array(9).keys()].map((each) =>
      list({ Ana: first }, { listed: [{ ...one, bookingId: `V9S${each}` }] }),
    );
    const kept = many.reduce<AnsweredList[]>((so, each) => addReplies(so, each), []);
    expect(kept.map(({ listed }) => listed[0]?.bookingId)).toEqual(['V9S8', 'V9S7', 'V9S6', 'V9S5', 'V9S4']);
  });
});

describe('what a device has kept of them', () => {
  const kept = [list({ 'Zoé & Łukasz': both }), list({ Ana: first }, { site: 'be' })];
  it('is read as it was written', () => expect(parseReplies(writeReplies(kept), '2026-11-20')).toEqual(kept));
  it.each([
    ['nothing', undefined],
    ['something else', '{"a":1}\n<b>'],
    ['a list without replies', 'fr.V9S1-202611202015'],
    ['replies to what is over', 'fr.V9S1-202611182015&Ana=1'],
    ['replies to nothing', 'fr.x&Ana=1'],
  ])('is none of %s', (_, text) => expect(parseReplies(text, '2026-11-20')).toEqual([]));
});

it('tells lists apart by site, showings and hours', () => {
  expect(
    [list({}), list({}, { listed: [two] }), list({}, { site: 'ch' })].map((other) => isSameList(list({}), other)),
  ).toEqual([true, false, false]);
});
