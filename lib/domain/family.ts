import type { AgeLawName } from './age-laws';
import { type Judgement, judgeForChild } from './child';
import type { GuideFilm, GuideShowing } from './guide';

/** What a family looks for: the age of its youngest, and how long a film may be. */
export type FamilyWish = { age: number | null; most: number | null };

export type FamilyWords = {
  /** Of a whole title and of one of its showings; empty where nothing need be said. */
  film: (judgement: Judgement) => string;
  showing: (judgement: Judgement) => string;
};

/** `regions`: of each cinema, as the law's hours call it. */
type Known = { law: AgeLawName; regions: readonly (string | undefined)[]; say: FamilyWords };

const order = { yes: 0, adult: 1, advised: 2, unknown: 3, no: 4 } as const;

/**
 * The titles without what the youngest may not see at its hour, what is surely for them first. A title says what holds
 * for all of it, a showing only what its hour adds.
 */
export function narrowForFamily(films: readonly GuideFilm[], { age, most }: FamilyWish, known: Known): GuideFilm[] {
  const short = films.filter(({ minutes }) => most === null || (minutes !== undefined && minutes <= most));
  if (age === null) return short;
  return short
    .flatMap((film) => {
      const whole = judgeForChild({ law: known.law, ages: film.ages, age });
      const showings = film.showings.flatMap((showing) => noteShowing(showing, film, age, whole, known));
      return showings.length ? [{ film: { ...film, note: known.say.film(whole), showings }, whole }] : [];
    })
    .sort((a, b) => order[a.whole.verdict] - order[b.whole.verdict])
    .map(({ film }) => film);
}

function noteShowing(
  showing: GuideShowing,
  { ages }: Pick<GuideFilm, 'ages'>,
  age: number,
  whole: Judgement,
  { law, regions, say }: Known,
): GuideShowing[] {
  const own = judgeForChild({ law, ages, age, hours: { ...showing, region: regions[showing.at] } });
  if (own.verdict === 'no') return [];
  return [own.reason === whole.reason ? showing : { ...showing, note: say.showing(own) }];
}
