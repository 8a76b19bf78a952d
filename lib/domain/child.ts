import { type AgeLaw, type AgeLawName, ageLawOf, type LateHours, usualLate } from './age-laws';
import { cinemaDayOf } from './day';
import { minuteOfDay } from './minute-of-day';
import type { RatedAges } from './rated-ages';

/** Whether a child may see it: alone, with an adult, against an advice, not at all; or nobody here can tell. */
export type Verdict = 'yes' | 'adult' | 'advised' | 'no' | 'unknown';

/** What decides; `age` is the one that the sentence names. */
export type Reason =
  | 'everyone'
  | 'old'
  | 'suggested'
  | 'small'
  | 'young'
  | 'barred'
  | 'advice'
  | 'evening'
  | 'midnight'
  | 'late'
  | 'unsaid'
  | 'unrated';

export type Judgement = { verdict: Verdict; reason: Reason; age: number };

/** Wall-clock times of a showing and the region of its cinema, as the law's hours call it. */
export type Hours = { time: string; endTime?: string; region?: string | undefined };

type Question = { law: AgeLawName; ages: RatedAges | null | undefined; age: number; hours?: Hours };

/** From what forbids most to what forbids nothing. */
const order: readonly Verdict[] = ['no', 'unknown', 'adult', 'advised', 'yes'];

/**
 * What the age on a film means for a child, and, with the hours of a showing, at that showing. It never says more than
 * the law and the catalogue do: what is not rated, and hours that nobody has written down, are not known.
 */
export function judgeForChild({ law: name, ages, age, hours }: Question): Judgement {
  const law = ageLawOf(name);
  const judgements = [judgeAge(law, ages, age), hours && law.late && judgeHours(law.late, age, hours)];
  const [first] = judgements
    .filter((one): one is Judgement => Boolean(one))
    .sort((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  return first ?? { verdict: 'unknown', reason: 'unrated', age };
}

function judgeAge(law: AgeLaw, ages: RatedAges | null | undefined, age: number): Judgement {
  if (!ages) return { verdict: 'unknown', reason: 'unrated', age };
  const [from, suggested = 0] = ages;
  if (age < from) return judgeBelow(law, from, age);
  if (age < (law.aloneFrom ?? 0)) return { verdict: 'adult', reason: 'small', age: law.aloneFrom ?? 0 };
  if (age < suggested) return { verdict: 'advised', reason: 'suggested', age: suggested };
  return from === 0 ? { verdict: 'yes', reason: 'everyone', age: 0 } : { verdict: 'yes', reason: 'old', age: from };
}

function judgeBelow(
  { below, barredFrom = below === 'barred' ? 0 : Infinity, withAdult }: AgeLaw,
  from: number,
  age: number,
) {
  if (below === 'unsaid') return { verdict: 'unknown', reason: 'unsaid', age: from } as const;
  if (withAdult && from <= withAdult.upTo && age >= from - withAdult.years)
    return { verdict: 'adult', reason: 'young', age: from } as const;
  if (from >= barredFrom) return { verdict: 'no', reason: 'barred', age: from } as const;
  return { verdict: 'advised', reason: 'advice', age: from } as const;
}

/** By the clock on the wall, which is the law's, also in the night in which the clocks change. */
function judgeHours(late: Readonly<Record<string, LateHours>>, age: number, hours: Hours): Judgement | null {
  const known = hours.region === undefined ? undefined : late[hours.region];
  const { evening, aloneFrom, midnight, openFrom } = known ?? usualLate;
  const day = cinemaDayOf({ wall: hours.time });
  const begins = minuteOfDay(hours.time, day);
  const ends = hours.endTime ? minuteOfDay(hours.endTime, day) : null;
  const isPastMidnight = ends === null ? begins >= midnight : ends > midnight;
  const isEvening = begins >= evening;
  if (age >= openFrom || !(isPastMidnight || isEvening)) return null;
  const unknown: Judgement = { verdict: 'unknown', reason: 'late', age };
  if (isPastMidnight) return known ? { verdict: 'no', reason: 'midnight', age: openFrom } : unknown;
  // Without an end nobody can say that it is before midnight.
  if (ends === null) return unknown;
  if (age >= aloneFrom) return null;
  return known ? { verdict: 'adult', reason: 'evening', age: aloneFrom } : unknown;
}

/** The ages that a film has sentences for whoever comes along: from which one alone, from which one with an adult. */
export type AgeSteps = {
  reason: 'barred' | 'advice' | 'accompanied' | 'open';
  from: number;
  adult: number;
  suggested: number;
};

/** What the age on a film means for anyone, in one sentence; null where the rating itself says all there is to say. */
export function describeAges(name: AgeLawName, ages: RatedAges | null): AgeSteps | null {
  const law = ageLawOf(name);
  if (!ages || law.below === 'unsaid') return null;
  const [from, suggested = 0] = ages;
  const steps = { from, suggested, adult: Math.max(0, from - (law.withAdult?.years ?? 0)) };
  if (from === 0) return suggested ? { reason: 'open', ...steps } : null;
  if (law.withAdult && from <= law.withAdult.upTo) return { reason: 'accompanied', ...steps };
  return { reason: judgeBelow(law, from, 0).verdict === 'no' ? 'barred' : 'advice', ...steps };
}
