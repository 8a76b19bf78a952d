import { useLocale } from 'next-intl';
import type { Day } from '@/lib/domain/day';
import type { Offer } from '@/lib/domain/next-best';
import type { Showing } from '@/lib/domain/showing';
import { boardUrl } from '../asking/board-url';
import { useFreshAnswer } from '../asking/use-fresh-answer';

/** What is read of a board. */
export type Answer = {
  day: Day;
  dates: readonly Day[];
  venues: readonly (Offer['cinema'] & { showings: readonly Showing[] })[];
};

/**
 * Showings in place of one: of its day and the two next ones around its cinema, and where `pick` finds nothing good
 * among them, of the country's main city. All are boards that pages ask for as well.
 */
export function useOffers(show: string, { cinema, day }: Offer, pick: (offers: readonly Offer[]) => readonly Offer[]) {
  const locale = useLocale();
  const urlOn = (date: Day | undefined) =>
    date ? boardUrl(locale, { show, place: `cinema:${cinema.slug}`, days: date }) : null;
  const here = useFreshAnswer<Answer>(urlOn(day));
  const [next, afterNext] = here.data?.dates.filter((date) => date > day) ?? [];
  const second = useFreshAnswer<Answer>(urlOn(next));
  const third = useFreshAnswer<Answer>(urlOn(afterNext));
  const asked = [here, ...(next ? [second] : []), ...(afterNext ? [third] : [])];
  const near = asked.flatMap(({ data }) => listOffers(data));
  const isOpen = asked.some(({ isAnswered, hasFailed }) => !isAnswered && !hasFailed);
  const isFar = !isOpen && !here.hasFailed && pick(near).length === 0;
  const far = useFreshAnswer<Answer>(isFar ? boardUrl(locale, { show, place: null, days: null }) : null);
  return {
    offers: isFar ? [...near, ...listOffers(far.data)] : near,
    isLoading: isOpen || (isFar && !far.isAnswered && !far.hasFailed),
    hasFailed: here.hasFailed || (isFar && far.hasFailed),
    retry: () => {
      here.retry();
      far.retry();
    },
  };
}

export const listOffers = ({ venues, day }: Pick<Answer, 'venues' | 'day'> = { venues: [], day: '' }): Offer[] =>
  venues.flatMap(({ showings, ...cinema }) => showings.map((showing) => ({ cinema, day, showing })));
