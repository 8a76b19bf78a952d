import type { Locale } from '@/lib/sites/locales';

/** Where it is asked what the cinemas of a place show next, in one format where that is named; null without a place. */
export function upcomingUrl(locale: Locale, place: string | null, tag?: string): string | null {
  if (place === null) return null;
  const asked = new URLSearchParams({ language: locale.slice(0, 2), place });
  return `/api/screens/${tag ? `experience/${encodeURIComponent(tag)}` : 'upcoming'}?${asked}`;
}
