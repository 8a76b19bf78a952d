import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { findOpening, OpeningWords } from '@/components/views/opening/opening-words';
import type { Listed } from '@/lib/domain/listing';
import { formatDay } from '@/lib/i18n/day';

/** How many of the cast a row has room for. */
const mostNames = 2;

/** Why one would book it now: before its release, on one day only, and where it begins. */
export function WhyBook({ item }: { item: Listed }) {
  const t = useTranslations('shows.why');
  const locale = useLocale();
  const { firstDay, run, show } = item;
  if (!firstDay || !run) return null;
  const isFilm = show.isMovie && !show.isSpecial;
  const { releasedOn } = show;
  const reason =
    isFilm && releasedOn && firstDay < releasedOn
      ? t('before', { date: formatDay(releasedOn, locale, 'date') })
      : isFilm && firstDay === releasedOn
        ? t('release')
        : t('days', { count: run.days });
  return joined(reason, <Places places={run.places} />);
}

/** What is known of a title to come: that it can be booked, from when, or who plays. */
export function WhyWait({ item }: { item: Listed }) {
  const t = useTranslations('shows.why');
  const locale = useLocale();
  const { bookable, firstDay, run, show } = item;
  if (bookable && firstDay && run) {
    const isEarly = show.releasedOn !== null && firstDay < show.releasedOn;
    const reason = isEarly ? t('early', { date: formatDay(firstDay, locale, 'short') }) : t('now');
    return joined(reason, <Places places={run.places} />);
  }
  const opening = findOpening(show);
  if (opening) return <OpeningWords opening={opening} />;
  const names = show.cast.slice(0, mostNames);
  if (names.length === 0) return null;
  return t('with', { names: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names) });
}

function Places({ places: [first = '', second = '', ...others] }: { places: readonly string[] }) {
  const t = useTranslations('shows.why');
  return t('places', { first, second, count: others.length + Number(first !== '') + Number(second !== '') });
}

const joined = (reason: string, places: ReactNode) => (
  <>
    {reason}
    {'\u00a0· '}
    {places}
  </>
);
