import { judgeForChild } from '@/lib/domain/child';
import type { RatedAges } from '@/lib/domain/rated-ages';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';

/** What the page is answered of a cinema's day. */
export type DayAnswer = { rows: { title: string; ages?: RatedAges }[] };

/** What the law of a country says of each film of some days for a child: in France it binds everyone, in the Netherlands from sixteen on. */
export async function judgeRows(answers: readonly Promise<DayAnswer>[], code: Locale, age: number) {
  const law = siteFacts(locales[code].site).ageLaw;
  const rows = (await Promise.all(answers)).flatMap((answer) => answer.rows);
  return rows.map(({ title, ages }) => ({ title, ...judgeForChild({ law, ages, age }) }));
}
