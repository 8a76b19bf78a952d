import { useLocale, useTranslations } from 'next-intl';
import { clockOf, formatWallClock } from '@/lib/domain/day';
import { type Opening, pickOpening, pickOpeningPhase } from '@/lib/domain/opening';
import type { ShowSummary } from '@/lib/domain/show';
import { formatDay } from '@/lib/i18n/day';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { serverNow } from '@/lib/time/now';
import { type DatedWords, OpeningTime } from './opening-time';

type Translate = ReturnType<typeof useTranslations<'film.opening'>>;
type Dated = Pick<ShowSummary, 'salesOpenAt' | 'showtimesVisibleAt'>;

/** What is still to open of a title by the clock of now. */
export const findOpening = (show: Dated): Opening | null => pickOpening(show, serverNow());

/** The same in plain text: "Booking from Wed 25 Nov at 10:00". */
export function sayBooking({ bookingAt }: Opening, locale: Locale, t: Translate): string {
  const wall = formatWallClock(new Date(bookingAt), siteFacts(locales[locale].site).timeZone);
  return t('booking', { day: formatDay(wall.slice(0, 10), locale, 'short'), time: clockOf(wall) });
}

/** The same for a card (`OpeningTime`), which counts the last hours down. */
export function sayOpening(opening: Opening, locale: Locale, t: Translate): DatedWords {
  const { bookingAt } = opening;
  const said = [sayBooking(opening, locale, t), bookingAt] as const;
  if (pickOpeningPhase({ salesOpenAt: bookingAt }, serverNow()) !== 'near') return said;
  const time = clockOf(formatWallClock(new Date(bookingAt), siteFacts(locales[locale].site).timeZone));
  // How long it is, the browser fills in.
  const left = { time, hours: '{hours}', minutes: '{minutes}' };
  return [...said, [t('inHours', left), t('inMinutes', left), t('open')].join('|')];
}

/**
 * From when a title can be booked, by the clocks of the country: "from", with the date in full, so that a page which is
 * kept past the moment does not lie.
 */
export function OpeningWords({ opening, full = false }: { opening: Opening; full?: boolean }) {
  const { bookingAt, showingsAt } = opening;
  const t = useTranslations('film.opening');
  const locale = useLocale();
  const { timeZone } = siteFacts(locales[locale].site);
  const shape = full ? 'long' : 'short';
  const wallOf = (at: string) => formatWallClock(new Date(at), timeZone);
  const wordsOf = (at: string) => ({
    day: formatDay(wallOf(at).slice(0, 10), locale, shape),
    time: clockOf(wallOf(at)),
  });
  return (
    <>
      {full ? (
        <time dateTime={bookingAt}>{t('booking', wordsOf(bookingAt))}</time>
      ) : (
        <OpeningTime said={sayOpening(opening, locale, t)} />
      )}
      {full && showingsAt && (
        <>
          {'\u00a0· '}
          <time dateTime={showingsAt}>
            {isSameDay(wallOf(showingsAt), wallOf(bookingAt))
              ? t('showingsAt', wordsOf(showingsAt))
              : t('showings', wordsOf(showingsAt))}
          </time>
        </>
      )}
    </>
  );
}

const isSameDay = (one: string, other: string) => one.slice(0, 10) === other.slice(0, 10);
