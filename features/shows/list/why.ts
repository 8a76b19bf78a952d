import type { DatedWords } from '@/components/views/opening/opening-time';
import { findOpening, sayOpening } from '@/components/views/opening/opening-words';
import type { Listed } from '@/lib/domain/listing';
import { formatDay } from '@/lib/i18n/day';
import type { Speech } from './speech';

/** A sentence that makes one want it, or from when it can be booked. */
export type Why = { why: string } | { opening: DatedWords };

/** How many of the cast a row has room for. */
const mostNames = 2;

/** Why one would book it now: before its release, on one day only, and where it begins. */
export function sayWhyBook({ firstDay, run, show }: Listed, speech: Speech): Why {
  if (!firstDay || !run) return { why: '' };
  const { locale, why: t } = speech;
  const isFilm = show.isMovie && !show.isSpecial;
  const { releasedOn } = show;
  const reason =
    isFilm && releasedOn && firstDay < releasedOn
      ? t('before', { date: formatDay(releasedOn, locale, 'date') })
      : isFilm && firstDay === releasedOn
        ? t('release')
        : t('days', { count: run.days });
  return { why: joinPlaces(reason, run.places, speech) };
}

/** What is known of a title to come: that it can be booked, from when, or who plays. */
export function sayWhyWait({ bookable, firstDay, run, show }: Listed, speech: Speech): Why {
  const { locale, why: t } = speech;
  if (bookable && firstDay && run) {
    const isEarly = show.releasedOn !== null && firstDay < show.releasedOn;
    const reason = isEarly ? t('early', { date: formatDay(firstDay, locale, 'short') }) : t('now');
    return { why: joinPlaces(reason, run.places, speech) };
  }
  const opening = findOpening(show);
  if (opening) return { opening: sayOpening(opening, locale, speech.opening) };
  const names = show.cast.slice(0, mostNames);
  if (names.length === 0) return { why: '' };
  return { why: t('with', { names: new Intl.ListFormat(locale, { type: 'conjunction' }).format(names) }) };
}

function joinPlaces(reason: string, [first = '', second = '', ...others]: readonly string[], { why: t }: Speech) {
  const count = others.length + Number(first !== '') + Number(second !== '');
  return `${reason}\u00a0· ${t('places', { first, second, count })}`;
}
