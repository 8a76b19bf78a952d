import type { Locale } from '@/lib/sites/locales';

type Asked = { show: string; place: string | null /** Comma separated, the best one first. */; days: string | null };

/** Where the board of a title at a place on one of some days is asked for: one question, whatever the number of cinemas. */
export function boardUrl(locale: Locale, { show, place, days }: Asked): string {
  const asked = new URLSearchParams({
    language: locale.slice(0, 2),
    ...(place && { place }),
    ...(days && { date: days }),
  });
  return `/api/screens/board/${encodeURIComponent(show)}?${asked}`;
}
