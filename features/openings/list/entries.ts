import { useLocale, useTranslations } from 'next-intl';
import { sayBooking } from '@/components/views/opening/opening-words';
import type { OpeningDay } from '@/lib/domain/opening';
import type { ShowSummary } from '@/lib/domain/show';
import { showHref } from '@/lib/routing/show-screen';

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
