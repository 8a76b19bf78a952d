import { useLocale, useTranslations } from 'next-intl';
import { sayBooking } from '@/components/views/opening/opening-words';
import { formatWallClock } from '@/lib/domain/day';
import type { OpeningDay } from '@/lib/domain/opening';
import type { ShowSummary } from '@/lib/domain/show';
import { formatDay } from '@/lib/i18n/day';
import { showHref } from '@/lib/routing/show-screen';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';

/** An opening as short as the browser needs it to tell a visitor of theirs. */
export type OpeningEntry = {
  slug: string;
  /** The same in every language. */
  name: string;
  title: string;
  href: string;
  at: string;
  when: string;
};

/** All openings of the page in a row. */
export function useOpeningEntries(days: readonly OpeningDay<ShowSummary>[]): OpeningEntry[] {
  const locale = useLocale();
  const t = useTranslations('film.opening');
  return days.flatMap(({ openings }) =>
    openings.map(({ show, opening }) => ({
      slug: show.slug,
      name: show.ref || show.slug,
      title: show.title,
      href: showHref(locale, show),
      at: opening.bookingAt,
      when: sayBooking(opening, locale, t),
    })),
  );
}

export type OpenedShow = ShowSummary & { salesOpenAt: string };

/** What has opened, with the day since when. */
export function useOpenedEntries(shows: readonly OpenedShow[]): OpeningEntry[] {
  const locale = useLocale();
  const t = useTranslations('openings');
  const { timeZone } = siteFacts(locales[locale].site);
  return shows.map((show) => ({
    slug: show.slug,
    name: show.ref || show.slug,
    title: show.title,
    href: showHref(locale, show),
    at: show.salesOpenAt,
    when: t('openSince', {
      day: formatDay(formatWallClock(new Date(show.salesOpenAt), timeZone).slice(0, 10), locale, 'date'),
    }),
  }));
}
