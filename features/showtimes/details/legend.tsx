import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { accessIcons } from '@/components/views/access-icons/access-icons';
import { addDays, type Day, isAfterMidnight } from '@/lib/domain/day';
import { accessNames, listAccess, type Showing } from '@/lib/domain/showing';
import { formatDay } from '@/lib/i18n/day';
import { capitalise } from '../days/day.logic';
import { findRoomNumber, type ShowtimeFacts } from '../facts/showtime-name.logic';
import styles from './legend.module.scss';

type Props = {
  showings: readonly Showing[];
  day: Day;
  facts: ShowtimeFacts /** With what the versions mean. */;
  versions?: boolean;
};

/** What the short marks on the chips mean: only those that are there. */
export function Legend({ showings, day, facts, versions = false }: Props) {
  const t = useTranslations('showtimes');
  const locale = useLocale();
  const used = new Set(showings.flatMap(listAccess));
  const played = Object.entries(facts.versions).filter(([slug]) => showings.some(({ version }) => version === slug));
  const room = showings.map((showing) => showing.room && findRoomNumber(showing.room)).find(Boolean);
  const isLate = showings.some(({ time }) => isAfterMidnight(time, day));
  if (!showings.length) return null;
  return (
    <ul className={styles.legend}>
      {versions &&
        played.map(([slug, { label, description }]) => (
          <li key={slug}>
            <b>{label}</b> {description}
          </li>
        ))}
      {accessNames
        .filter((name) => used.has(name))
        .map((name) => (
          <li key={name}>
            <Icon name={accessIcons[name]} />
            {capitalise(t(`access.${name}`))}
          </li>
        ))}
      {isLate && (
        <li>
          <b>{formatDay(addDays(day, 1), locale, 'short')}</b>
          {t('legend.night', { day: formatDay(day, locale, 'date') })}
        </li>
      )}
      {room && (
        <li>
          <b>{t('roomShort', { room })}</b> {t('legend.room')}
        </li>
      )}
    </ul>
  );
}
