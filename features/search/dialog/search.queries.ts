import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { query } from '@/lib/api/query';
import type { Show } from '@/lib/domain/show';
import { cleanTyped, countLetters } from '@/lib/text/typed-text';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { groupResults, type ResultGroup, resultType, type SearchKind } from './search.logic';

/** Characters that a search needs, and milliseconds without a key before it is asked. */
export type SearchRules = { minLength: number; debounce: number };

export type Search =
  | { state: 'empty' | 'waiting' }
  | { state: 'short'; missing: number }
  | { state: 'failed'; text: string; retry: () => void }
  | { state: 'found'; text: string; groups: readonly ResultGroup[] /** Not yet of what is typed. */; isOld: boolean };

/** What the typed words find. Answers are kept by address, so one that comes late never takes the place of a newer. */
export function useSearch(written: string, kind: SearchKind | null, { minLength, debounce }: SearchRules): Search {
  const locale = useLocale();
  const text = cleanTyped(written);
  const asked = useSettled(text, debounce);
  const missing = minLength - countLetters(text);
  const type = resultType(kind);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...query(locale, 'search', type ? { q: asked, type } : { q: asked }),
    enabled: countLetters(asked) >= minLength && missing <= 0,
    placeholderData: keepPreviousData,
  });
  if (!text) return { state: 'empty' };
  if (missing > 0) return { state: 'short', missing };
  if (isError && !isFetching) return { state: 'failed', text, retry: () => void refetch() };
  if (!data) return { state: 'waiting' };
  return { state: 'found', text, groups: groupResults(locale, data, kind), isOld: asked !== text || isPlaceholderData };
}

/** A text once it has not changed for so many milliseconds. */
function useSettled(text: string, wait: number): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), wait);
    return () => clearTimeout(timer);
  }, [text, wait]);
  return settled;
}

const mostPopular = 4;

/** What is in demand in the visitor's city, else on the whole site. Says nothing when it cannot be told. */
export function usePopular(): { city: string | null; shows: readonly Show[] } {
  const locale = useLocale();
  const choice = useLocator((state) => state.choice);
  const slug = choice?.mode === 'city' ? choice.value : null;
  const city = useQuery({ ...query(locale, 'city', { slug: slug ?? '' }), enabled: slug !== null });
  const own = city.data?.topShows.slice(0, mostPopular) ?? [];
  const featured = useQuery({
    ...query(locale, 'featured', {}),
    enabled: slug === null || (!city.isPending && !own.length),
  });
  const slugs = own.length ? own : (featured.data?.slice(0, mostPopular) ?? []);
  const answers = useQueries({ queries: slugs.map((show) => query(locale, 'show', { slug: show })) });
  return {
    city: own.length ? (city.data?.name ?? null) : null,
    shows: answers.flatMap(({ data }) => data ?? []),
  };
}
