import { keepPreviousData } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { isGone } from '@/lib/api/is-gone';
import { isRateLimited } from '@/lib/api/is-rate-limited';
import { query } from '@/lib/api/query';
import { useQueries, useQuery } from '@/lib/api/use-query';
import type { Settings } from '@/lib/domain/settings';
import type { Show } from '@/lib/domain/show';
import { passName } from '@/lib/sites/pass-name';
import { cleanTyped, countLetters } from '@/lib/text/typed-text';
import { setClockBy } from '@/lib/visitor/device/use-now';
import { useSettled } from '@/lib/visitor/device/use-settled';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { type OwnScreen, pickOwnScreens } from './own-screens';
import { groupResults, type ResultGroup, resultType, type ScreenResult, type SearchKind } from './search.logic';

/** Characters that a search needs, milliseconds without a key before it is asked, and what the site has to offer itself. */
export type SearchRules = Settings['search'] & {
  /** Those that are switched on. */
  screens: readonly OwnScreen[];
};

export type Search =
  | { state: 'empty' | 'waiting' }
  | { state: 'short'; missing: number }
  | { state: 'failed'; text: string /** There were too many of them. */; isHasty: boolean; retry: () => void }
  | { state: 'found'; text: string; groups: readonly ResultGroup[] /** Not yet of what is typed. */; isOld: boolean };

/** What is out, or over, is so by the visitor's clock, which is put right where the answer says that it is days off. */
function hearClock({ headers }: Pick<Response, 'headers'>): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (date) setClockBy(date);
}

/** What the typed words find. Answers are kept by address, so one that comes late never takes the place of a newer. */
export function useSearch(written: string, kind: SearchKind | null, rules: SearchRules): Search {
  const { minLength, debounce, screens } = rules;
  const locale = useLocale();
  const text = cleanTyped(written);
  const asked = useSettled(text, debounce);
  const missing = minLength - countLetters(text);
  const type = resultType(kind);
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query(locale, 'search', type ? { q: asked, type } : { q: asked }, hearClock),
    enabled: countLetters(asked) >= minLength && missing <= 0,
    placeholderData: keepPreviousData,
  });
  const own = useOwnScreens(text, screens);
  if (!text) return { state: 'empty' };
  if (missing > 0) return { state: 'short', missing };
  if (isError && !isFetching)
    return { state: 'failed', text, isHasty: isRateLimited(error), retry: () => void refetch() };
  if (!data) return { state: 'waiting' };
  const groups = groupResults(locale, [...own, ...data], kind);
  return { state: 'found', text, groups, isOld: asked !== text || isPlaceholderData };
}

/** What the site itself has by the name that is typed. */
function useOwnScreens(text: string, screens: readonly OwnScreen[]): ScreenResult[] {
  const t = useTranslations('search.screen');
  const locale = useLocale();
  const named = screens.map((screen) => ({
    screen,
    title: screen === 'subscription' ? (passName(locale) ?? '') : t(`${screen}.title`),
    words: t(`${screen}.words`),
  }));
  return pickOwnScreens(text, named).map(({ screen, title }) => ({ kind: 'screen', screen, title }));
}

const mostPopular = 4;

/** What is in demand in the visitor's city, else on the whole site. Says nothing when it cannot be told. */
export function usePopular(): { city: string | null; shows: readonly Show[] } {
  const locale = useLocale();
  const choice = useLocator((state) => state.choice);
  const slug = choice?.mode === 'city' ? choice.value : null;
  const city = useQuery({ ...query(locale, 'city', { slug: slug ?? '' }), enabled: slug !== null });
  const own = city.data?.topShows ?? [];
  const featured = useQuery({
    ...query(locale, 'featured', {}),
    enabled: slug === null || (!city.isPending && !own.length),
  });
  const slugs = own.length ? own : (featured.data ?? []);
  const show = (slug: string) => query(locale, 'show', { slug });
  const first = useQueries({ queries: slugs.slice(0, mostPopular).map(show) });
  // A list may name what is gone by now: those that follow come in its place. In an outage they would fail as well.
  const gone = first.filter(({ error }) => isGone(error)).length;
  const next = useQueries({ queries: slugs.slice(mostPopular, mostPopular + gone).map(show) });
  return {
    city: own.length ? (city.data?.name ?? null) : null,
    shows: [...first, ...next].flatMap(({ data }) => data ?? []),
  };
}
