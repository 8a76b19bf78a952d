import { useCallback, useMemo } from 'react';
import type { RatingWords } from '@/components/views/rating/rating-words';
import { ageOfShowings } from '@/lib/api/age-of-showings';
import type { Day } from '@/lib/domain/day';
import { type CinemaDay, type GuideTitle, mergeDays } from '@/lib/domain/guide';
import { mergeOffers, type PlaceOffer } from '@/lib/domain/place-offer';
import type { SeatPrice } from '@/lib/domain/seat-price';
import { useLanguage } from '@/lib/i18n/use-language';
import type { Filters } from '@/lib/routing/filters';
import { namedPlaceKey } from '@/lib/routing/place-filter';
import { askAnswer } from '@/lib/visitor/answers/answers.store';
import { useAnswer } from '@/lib/visitor/answers/use-answer';
import { useAnswerList } from '@/lib/visitor/answers/use-answer-list';
import { useSteady } from '@/lib/visitor/answers/use-steady';
import { isPlaceSought, useLocator } from '@/lib/visitor/place/locator.store';
import { useLocatorCinemas } from '@/lib/visitor/place/use-locator-cinemas';
import type { GuidePlace } from '../place/place.logic';
import { dayUrl, placeUrl } from './guide-urls';
import { useTogether } from './use-together';

/** What the panel of a showing says besides. */
type PricedDay = CinemaDay<GuideTitle & { rating: RatingWords }> & { prices?: readonly SeatPrice[] };

type Asked = {
  page: GuidePlace;
  /** What the page knows that its own place offers. */
  offered: PlaceOffer;
  day: Day;
  filters: Filters;
};

/** The page has said before its first paint that the visitor's place is another one: its own would be asked for in vain. */
const isPlaceUnsettled = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.unsettled === 'place';

/** The days of all cinemas of the place that the address or the locator names, else of the page's own. */
export function useGuide({ page, offered, day, filters }: Asked) {
  const language = useLanguage();
  const { boardPlace, place: own, choice } = useLocatorCinemas();
  const isUnknown = useLocator(isPlaceSought);
  const named = namedPlaceKey(filters.localisation);
  const isSought = isUnknown && !named;
  const key = named ?? boardPlace;
  const asked = useAnswer<GuidePlace>(key === null ? null : placeUrl(language, key));
  const found = asked.data?.cinemas.length ? asked.data : null;
  const place = found ?? page;
  const isAway = (isSought && isPlaceUnsettled()) || (key !== null && !asked.isAnswered && !asked.hasFailed);
  const urls = useMemo(
    () => (isAway ? [] : place.cinemas).map(({ slug }) => dayUrl(language, slug, day)),
    [isAway, place, language, day],
  );
  const { answers, isLoading: isAsking } = useTogether(useAnswerList<PricedDay>(urls, ageOfShowings), urls);
  const films = useMemo(() => mergeDays(answers.map(({ data }) => data)), [answers]);
  const isLoading = isAway || isAsking;
  const now = useMemo(() => mergeOffers(answers.map(({ data }) => data)), [answers]);
  // The same until an answer comes: a press then draws nothing of the board that it does not change.
  const prices = useMemo(() => answers.map(({ data }) => data?.prices), [answers]);
  const failed = useMemo(() => place.cinemas.filter((_, index) => answers[index]?.hasFailed), [place, answers]);
  const retry = useCallback(() => {
    for (const [index, { hasFailed }] of answers.entries()) if (hasFailed) void askAnswer(urls[index] ?? '');
  }, [answers, urls]);
  return {
    place,
    films,
    /** Of a seat in each cinema. */
    prices,
    offer: useSteady(offered, now, !isLoading && now.dates.length > 0),
    /** Of an unnamed place: around the visitor, or their favourites. */
    mode: named ? null : (choice?.mode ?? null),
    ways: own?.ways,
    isLoading,
    isSought,
    failed,
    retry,
  };
}
