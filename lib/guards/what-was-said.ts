import { doubt } from '../api/cached-reads';
import { isWithin } from '../time/is-within';

/** `unknown`: no answer in time, or none that a page can be made of. */
export type Verdict = 'ok' | 'missing' | 'gone' | 'unknown' | { redirect: string };

/** `okAt`: when it was last there; `deniedAt`: when it was first said since that it is not. */
export type Known = { okAt?: number | undefined; deniedAt?: number | undefined };
/** `until`: when it is asked for again, 0 after a publication. All are milliseconds since 1970. */
export type Said = Known & { verdict: Verdict; until: number };

/** What is known of an item once this was answered. */
export function noteAnswer(answer: Verdict, { okAt, deniedAt }: Known = {}, now: number): Known {
  if (answer === 'ok') return { okAt: now };
  return { okAt, deniedAt: answer === 'missing' ? (deniedAt ?? now) : deniedAt };
}

/** An outage takes back nothing that was known; a fault may say of anything that it is not there, but not for minutes. */
export function judgeAnswer(answer: Verdict, { okAt, deniedAt = 0 }: Known, last: Verdict | undefined): Verdict {
  if (answer === 'unknown' && last && last !== 'ok') return last;
  return answer === 'missing' && okAt && isWithin(deniedAt, deniedAt + doubt) ? 'unknown' : answer;
}

/** Milliseconds: longer than visitors are away, as a rule, before they come in a rush. */
const shownMeanwhile = 3_600_000;

/** Whether it was there within the hour, and neither said since not to be nor taken back by a publication. */
export const isSure = ({ verdict, until, okAt, deniedAt }: Said): boolean =>
  verdict === 'ok' &&
  until > 0 &&
  okAt !== undefined &&
  deniedAt === undefined &&
  isWithin(okAt, okAt + shownMeanwhile);
