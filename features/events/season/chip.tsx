import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { addDays, clockOf, endClockOf, isAfterMidnight } from '@/lib/domain/day';
import { type Showing, statusAt } from '@/lib/domain/showing';
import { formatDay } from '@/lib/i18n/day';
import { useMoney } from '@/lib/i18n/use-money';
import styles from './chip.module.scss';
import type { SeasonWords } from './season.context';
import { useSeason } from './season.store';

type Props = {
  showing: Showing;
  day: string;
  title: string;
  cinema: string;
  words: SeasonWords;
  now: Date | null;
};

/** One showing to tick. What cannot be booked cannot be ticked and says why. */
export function Chip({ showing, day, title, cinema, words: { versions, formats, timeZone }, now }: Props) {
  const t = useTranslations('season');
  const locale = useLocale();
  const money = useMoney();
  const toggle = useSeason((season) => season.toggle);
  const isTicked = useSeason(({ ticked }) => ticked.some(({ url }) => url === showing.url));
  const { time, endTime, version, tags = [], url, surcharge = 0 } = showing;
  const status = statusAt(showing, now, timeZone);
  const clock = clockOf(time);
  const night = isAfterMidnight(time, day) && formatDay(addDays(day, 1), locale, 'short');
  const halls = Object.keys(formats).flatMap((slug) => (tags.includes(slug) ? (formats[slug] ?? []) : []));
  const { label = version.toUpperCase(), description } = versions[version] ?? {};
  const extra = surcharge ? `+${money(surcharge, 'short')}` : null;
  const foots = { available: t('ends', { time: endClockOf(endTime) }), soldout: t('full'), locked: t('closed') };
  const inside = (
    <>
      <span className={styles.row}>
        <span className={styles.time}>{clock}</span>
        {status === 'available' && (
          <span className={styles.tick}>
            <Icon name="check" />
          </span>
        )}
      </span>
      <span className={styles.label}>{[label, ...halls].join(' · ')}</span>
      {night && <span className={styles.label}>{night}</span>}
      <span>{[foots[status], status === 'available' && extra].filter(Boolean).join(' · ')}</span>
    </>
  );
  const name = [
    clock,
    night,
    title,
    description || label,
    ...halls,
    foots[status],
    extra && t('extra', { amount: extra }),
  ]
    .filter(Boolean)
    .join(', ');
  if (status !== 'available' || !url) {
    return (
      <span className={styles.chip} data-look={status} role="img" aria-label={name}>
        {inside}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isTicked}
      aria-label={name}
      onClick={() => toggle({ url, cinema, title, day, clock, surcharge })}
    >
      {inside}
    </button>
  );
}
