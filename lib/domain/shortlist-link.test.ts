import { describe, expect, it } from 'vitest';
import { findVote, parseSharedList, plainName, withoutListed, withVote, writeSharedList } from './shortlist-link';

const [one, two] = [
  { bookingId: 'V9S1', time: '2026-11-20 20:15' },
  { bookingId: 'V9S2', time: '2026-11-21 21:00' },
];
const keys = 'V9S1-202611202015.V9S2-202611212100';
const nothing = { unreadable: 0, repeated: 0, surplus: 0, votes: 0 };

describe('a link', () => {
  const shared = {
    site: 'fr',
    listed: [one, two],
    votes: [
      { name: 'Ana', can: ['V9S1'] },
      { name: 'Zoé & Łukasz 🎬', can: ['V9S1', 'V9S2'] },
    ],
  };

  it('is read as it was written, and holds nothing that a message would break', () => {
    const text = writeSharedList(shared);
    expect(text).toMatch(/^[\w.&=%-]+$/);
    expect(parseSharedList(`#${text}`)).toEqual({ ...shared, lost: nothing });
  });

  it('of twelve showings and six friends is short enough for a message', () => {
    const listed = Array.from({ length: 12 }, (_, index) => ({
      bookingId: `V1123S1234${index}`,
      time: `2026-11-2${index % 10} 20:15`,
    }));
    const votes = Array.from({ length: 6 }, (_, index) => ({ name: `Camille${index}`, can: ['V1123S12340'] }));
    expect(writeSharedList({ site: 'fr', listed, votes }).length).toBeLessThan(500);
  });

  it.each(['', '#', '#tarifs', '#fr', '#FR.V9S1-202611202015', '#&Ana=1', '#untranslated'])('is not %j', (text) =>
    expect(parseSharedList(text)).toBeNull(),
  );

  it.each([
    ['what it cannot read', `#fr.${keys}.x.V9S3-209913990000`, { unreadable: 2 }],
    ['what it holds twice', `#fr.${keys}.V9S1-202611202015`, { repeated: 1 }],
    ['a voice that is none', `#fr.${keys}&Ana&=11&Bo=2&%E0%A4%A=1&%20=11`, { votes: 5 }],
    ['who speaks twice', `#fr.${keys}&Ana=00&ANA=11`, { votes: 1 }],
  ])('says %s', (_, text, lost) => {
    const found = parseSharedList(text);
    expect(found?.listed).toEqual([one, two]);
    expect(found?.lost).toEqual({ ...nothing, ...lost });
  });

  it('of five hundred showings keeps twelve and counts the others', () => {
    const all = Array.from({ length: 500 }, (_, index) => `V9S${index}-202611202015`);
    const found = parseSharedList(`#fr.${all.join('.')}&Ana=${'1'.repeat(500)}`);
    expect(found?.listed).toHaveLength(12);
    expect(found?.lost.surplus).toBe(488);
    expect(found?.votes[0]?.can).toHaveLength(12);
  });

  it('takes no more voices than a table has chairs', () => {
    const voices = Array.from({ length: 100 }, (_, index) => `n${index}=1`);
    expect(parseSharedList(`#fr.${keys}&${voices.join('&')}`)?.votes).toHaveLength(24);
  });

  it('leaves to each showing its voices though one before it cannot be read', () => {
    expect(parseSharedList('#fr.x.V9S2-202611212100&Ana=01')?.votes).toEqual([{ name: 'Ana', can: ['V9S2'] }]);
  });

  it('loses a showing and keeps what was said of the others', () => {
    const found = parseSharedList(`#fr.${keys}&Ana=01`)!;
    expect(writeSharedList(withoutListed(found, 'V9S1'))).toBe('fr.V9S2-202611212100&Ana=1');
  });
});

it.each([
  ['  Ana\n  Lou ', 'Ana Lou'],
  ['\u202eevil\u0000', 'evil'],
  ['x'.repeat(99), 'x'.repeat(24)],
  ['\u200b', ''],
  ['<b>', '<b>'],
])('calls %j %j', (typed, name) => expect(plainName(typed)).toBe(name));

it('hears the same friend once, and the last time', () => {
  const votes = withVote([{ name: 'Ana', can: ['V9S1'] }], { name: 'ana', can: [] });
  expect(votes).toEqual([{ name: 'ana', can: [] }]);
  expect(findVote(votes, ' Ana ')).toEqual(votes[0]);
});
