import type { Day } from '@/lib/domain/day';
import type { Starts } from '@/lib/domain/starts';
import { type Answer, askAnswer, useAnswers } from '../answers/answers.store';
import { startsUrl } from './starts-url';

/** Milliseconds: showings sell out, and what was asked in vain is asked again. */
const life = 5 * 60_000;
const breather = 50_000;

type Known = { starts: Starts | null | undefined; until: number };

const answers = new Map<string, Known>();

/**
 * What is known of a place on a day, or on its own today; undefined while nothing is, null where there is no such place.
 * Asks when it has to, and tells `onAnswer` what came of it. What is known stays known until the new answer has come.
 */
export function findKnownStarts(place: string, day: Day | null, onAnswer: () => void): Starts | null | undefined {
  const language = document.documentElement.lang.slice(0, 2);
  // Each card of a page asks: what is known is found without an address being put together.
  const question = [language, place, day].join(' ');
  const known = answers.get(question);
  if (known && known.until > Date.now()) return known.starts;
  answers.set(question, { starts: known?.starts, until: Date.now() + breather });
  void ask(startsUrl(language, place, day)).then((starts) => {
    if (starts === undefined) return;
    answers.set(question, { starts, until: Date.now() + life });
    onAnswer();
  });
  return known?.starts;
}

/** Undefined where nobody answers. */
async function ask(url: string): Promise<Starts | null | undefined> {
  await askAnswer(url, life);
  const { data, at = 0, status }: Partial<Answer> = useAnswers.getState()[url] ?? {};
  if (Date.now() - at < life) return data as Starts;
  return status === 404 ? null : undefined;
}

/** For tests: a page knows its answers as long as it stands. */
export const forgetStarts = (): void => answers.clear();
