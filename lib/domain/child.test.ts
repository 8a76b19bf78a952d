import { describe, expect, it } from 'vitest';
import { everySiteAndNight } from '@/tests/support/changed-nights';
import { siteFacts } from '../sites/sites';
import type { AgeLawName } from './age-laws';
import { describeAges, judgeForChild } from './child';
import { formatWallClock } from './day';
import type { RatedAges } from './rated-ages';

const judge = (
  law: AgeLawName,
  ages: RatedAges | null,
  age: number,
  hours?: Parameters<typeof judgeForChild>[0]['hours'],
) => {
  const { verdict, reason, age: named } = judgeForChild({ law, ages, age, ...(hours && { hours }) });
  return `${verdict}, ${reason} ${named}`;
};

describe('what the age on a film means for a child', () => {
  it.each<[AgeLawName, RatedAges | null, number, string]>([
    ['visa', [0], 3, 'yes, everyone 0'],
    ['visa', [12], 11, 'no, barred 12'],
    ['visa', [12], 12, 'yes, old 12'],
    ['visa', [16], 15, 'no, barred 16'],
    ['visa', [18], 17, 'no, barred 18'],
    ['visa', null, 17, 'unknown, unrated 17'],
    ['adviceAndLaw', [0], 0, 'yes, everyone 0'],
    ['adviceAndLaw', [6], 5, 'advised, advice 6'],
    ['adviceAndLaw', [14], 6, 'advised, advice 14'],
    ['adviceAndLaw', [14], 14, 'yes, old 14'],
    ['adviceAndLaw', [16], 15, 'no, barred 16'],
    ['adviceAndLaw', [18], 17, 'no, barred 18'],
    ['adviceAndLaw', null, 6, 'unknown, unrated 6'],
    ['advice', [9], 6, 'advised, advice 9'],
    ['advice', [16], 15, 'advised, advice 16'],
    ['advice', [18], 12, 'advised, advice 18'],
    ['advice', [9], 9, 'yes, old 9'],
    ['cantons', [0], 6, 'yes, everyone 0'],
    ['cantons', [0], 5, 'adult, small 6'],
    ['cantons', [0, 8], 7, 'advised, suggested 8'],
    ['cantons', [6, 10], 3, 'no, barred 6'],
    ['cantons', [6, 10], 4, 'adult, young 6'],
    ['cantons', [6, 10], 6, 'advised, suggested 10'],
    ['cantons', [6, 10], 10, 'yes, old 6'],
    ['cantons', [16, 18], 14, 'adult, young 16'],
    ['cantons', [16, 18], 13, 'no, barred 16'],
    ['cantons', [18], 17, 'no, barred 18'],
    ['cantons', null, 6, 'unknown, unrated 6'],
    ['unsaid', [0], 4, 'yes, everyone 0'],
    ['unsaid', [12], 12, 'yes, old 12'],
    ['unsaid', [12], 11, 'unknown, unsaid 12'],
    ['unsaid', null, 11, 'unknown, unrated 11'],
  ])('%s: of a film for %j, a child of %i: %s', (law, ages, age, said) => {
    expect(judge(law, ages, age)).toBe(said);
  });
});

const at = (time: string, endTime: string | null, region?: string) => ({
  time: `${time}:00`,
  ...(endTime && { endTime: `${endTime}:00` }),
  region,
});

describe('the hours of a Swiss showing', () => {
  it.each<[string, number, ReturnType<typeof at>, string]>([
    ['in the afternoon', 8, at('2026-11-25 14:00', '2026-11-25 16:00', 'zurich'), 'yes, old 6'],
    ['a minute before nine', 8, at('2026-11-25 20:59', '2026-11-25 22:40', 'zurich'), 'yes, old 6'],
    ['from nine on', 8, at('2026-11-25 21:00', '2026-11-25 22:40', 'zurich'), 'adult, evening 16'],
    ['from nine on, at sixteen', 16, at('2026-11-25 21:00', '2026-11-25 22:40', 'zurich'), 'yes, old 6'],
    ['until midnight', 8, at('2026-11-25 21:30', '2026-11-26 00:00', 'zurich'), 'adult, evening 16'],
    ['past midnight', 17, at('2026-11-25 22:30', '2026-11-26 00:10', 'zurich'), 'no, midnight 18'],
    ['past midnight, begun early', 17, at('2026-11-25 20:30', '2026-11-26 00:10', 'zurich'), 'no, midnight 18'],
    ['after midnight', 12, at('2026-11-26 00:30', '2026-11-26 02:20', 'zurich'), 'no, midnight 18'],
    ['in the evening, without an end', 12, at('2026-11-25 21:30', null, 'zurich'), 'unknown, late 12'],
    ['in the evening of a canton without a row', 8, at('2026-11-25 21:00', '2026-11-25 22:40'), 'unknown, late 8'],
    ['past midnight there', 17, at('2026-11-25 22:30', '2026-11-26 00:10'), 'unknown, late 17'],
    ['before nine there', 8, at('2026-11-25 20:45', '2026-11-25 22:40'), 'yes, old 6'],
    ['when the clocks go back, until two', 17, at('2026-10-24 23:50', '2026-10-25 02:10', 'zurich'), 'no, midnight 18'],
    [
      'when the clocks go back, until midnight',
      8,
      at('2026-10-24 21:40', '2026-10-25 00:00', 'zurich'),
      'adult, evening 16',
    ],
    ['when the clocks go forward', 17, at('2026-03-28 22:20', '2026-03-29 00:25', 'zurich'), 'no, midnight 18'],
    [
      'when they go forward, over the lost hour',
      17,
      at('2026-03-29 00:30', '2026-03-29 03:20', 'zurich'),
      'no, midnight 18',
    ],
    ['on the morning after', 8, at('2026-10-25 10:00', '2026-10-25 11:40', 'zurich'), 'yes, old 6'],
  ])('%s, for a child of %i', (_, age, hours, said) => {
    expect(judge('cantons', [6], age, hours)).toBe(said);
  });

  it('never open what the film itself closes, and bind nobody elsewhere', () => {
    const late = at('2026-11-25 21:00', '2026-11-25 23:00', 'zurich');
    expect(judge('cantons', [16], 8, late)).toBe('no, barred 16');
    expect(judge('visa', [0], 6, at('2026-11-25 22:30', '2026-11-26 00:30', 'zurich'))).toBe('yes, everyone 0');
  });
});

/** What a showing of two hours from 20:30 UTC means for a child of eight, a film for six; that of the others is nobody's law. */
const swissNights: Readonly<Record<string, string>> = {
  '2026-02-14': 'adult, evening 16',
  '2026-03-21': 'adult, evening 16',
  '2026-03-28': 'adult, evening 16',
  '2026-10-24': 'no, midnight 18',
};

it.each(everySiteAndNight)('goes by the clock on the wall, %s in the night of %s', (site, night, timeZone) => {
  const wallOf = (hours: number) =>
    formatWallClock(new Date(Date.parse(`${night}T20:30:00Z`) + hours * 3_600_000), timeZone);
  const hours = { time: wallOf(0), endTime: wallOf(2), region: 'zurich' };
  expect(judge(siteFacts(site).ageLaw, [6], 8, hours)).toBe(site === 'ch' ? swissNights[night] : 'yes, old 6');
});

it('says in one sentence what the age on a film means for anyone', () => {
  expect(describeAges('visa', [12])).toMatchObject({ reason: 'barred', from: 12 });
  expect(describeAges('visa', [0])).toBeNull();
  expect(describeAges('cantons', [6, 10])).toEqual({ reason: 'accompanied', from: 6, adult: 4, suggested: 10 });
  expect(describeAges('cantons', [18])).toMatchObject({ reason: 'barred', from: 18 });
  expect(describeAges('cantons', [0, 6])).toMatchObject({ reason: 'open', suggested: 6 });
  expect(describeAges('adviceAndLaw', [12])).toMatchObject({ reason: 'advice' });
  expect(describeAges('adviceAndLaw', [16])).toMatchObject({ reason: 'barred' });
  expect(describeAges('advice', [16])).toMatchObject({ reason: 'advice' });
  expect(describeAges('unsaid', [12])).toBeNull();
  expect(describeAges('visa', null)).toBeNull();
});
