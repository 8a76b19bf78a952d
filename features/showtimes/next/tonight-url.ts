import type { Locale } from '@/lib/sites/locales';

/** Where it is asked what can be booked next around a place, a film first. */
export function tonightUrl(locale: Locale, lead: string, place: string | null): string {
  const asked = new URLSearchParams({ language: locale.slice(0, 2), ...(place && { place }) });
  return `/api/screens/tonight/${encodeURIComponent(lead)}?${asked}`;
}
