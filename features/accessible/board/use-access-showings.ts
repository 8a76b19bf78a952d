import { useMemo, useState } from 'react';
import { ageOfShowings } from '@/lib/api/age-of-showings';
import type { AccessCinema } from '@/lib/domain/accessible';
import { useLanguage } from '@/lib/i18n/use-language';
import { namedPlaceKey } from '@/lib/routing/place-filter';
import { useAddressFilters } from '@/lib/routing/use-filters';
import { askAnswer } from '@/lib/visitor/answers/answers.store';
import { useAnswer } from '@/lib/visitor/answers/use-answer';
import { useAnswerList } from '@/lib/visitor/answers/use-answer-list';
import { useAtNow } from '@/lib/visitor/device/use-now';
import { isPlaceSought, useLocator } from '@/lib/visitor/place/locator.store';
import { useLocatorCinemas } from '@/lib/visitor/place/use-locator-cinemas';
import type { AccessPlace } from '../place/place';

type Page = { page: AccessPlace; known: readonly (AccessCinema | null)[]; madeAt: number };

/**
 * What the cinemas offer of the place that the address or the locator names; else of the page's own, which has it
 * already and asks only for what is minutes old.
 */
export function useAccessShowings({ page, known, madeAt }: Page) {
  const language = useLanguage();
  const { localisation } = useAddressFilters();
  const { boardPlace, choice } = useLocatorCinemas();
  const isSought = useLocator(isPlaceSought);
  const [isWhole, setWhole] = useState(false);
  const isOld = useAtNow((now) => now !== null && now.getTime() > madeAt + ageOfShowings);

  const named = namedPlaceKey(localisation);
  const key = named ?? boardPlace ?? page.key;
  const isOwn = key === page.key && !isWhole;
  const asked = useAnswer<AccessPlace>(isOwn ? null : `/api/screens/guide?${query({ language, place: key })}`);
  const found = !isOwn && asked.data?.cinemas.length ? asked.data : null;
  const isAway = !isOwn && !asked.isAnswered && !asked.hasFailed;
  const place = found ?? page;
  const urls =
    isAway || (!found && !isOld)
      ? []
      : place.cinemas.map(({ slug }) => `/api/screens/accessible/${encodeURIComponent(slug)}?${query({ language })}`);
  const answers = useAnswerList<AccessCinema>(urls, ageOfShowings);
  const cinemas = useMemo(
    () => place.cinemas.map((_, at) => answers[at]?.data ?? (found ? null : known[at]) ?? null),
    [place, answers, found, known],
  );
  return {
    place,
    cinemas,
    /** Of an unnamed place: around the visitor, or their favourites. */
    mode: named ? null : (choice?.mode ?? null),
    isLoading: isAway || answers.some(({ data, hasFailed }) => !data && !hasFailed),
    isSought: isSought && !named,
    failed: place.cinemas.filter((_, at) => !cinemas[at] && (urls.length === 0 || answers[at]?.hasFailed)),
    retry: () => {
      for (const { slug } of place.cinemas)
        void askAnswer(`/api/screens/accessible/${encodeURIComponent(slug)}?${query({ language })}`);
    },
    showWhole: () => setWhole(true),
  };
}

const query = (asked: Record<string, string>) => new URLSearchParams(asked);
