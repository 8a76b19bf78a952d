import type { Locale } from '@/lib/sites/locales';

type Asked = {
  /** As a board is asked for it. */
  place: string;
  /** Only in the format of a tag, or of one title. */
  of?: { kind: 'experience' | 'show'; slug: string } | undefined;
};

/** Where it is asked what comes next in the cinemas of a place. */
export function upcomingUrl(locale: Locale, { place, of }: Asked): string {
  const asked = new URLSearchParams({ language: locale.slice(0, 2), ...(place && { place }) });
  return `/api/screens/${of ? `${of.kind}/${encodeURIComponent(of.slug)}` : 'upcoming'}?${asked}`;
}
