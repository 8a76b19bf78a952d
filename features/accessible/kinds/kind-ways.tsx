import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { clockOf, type Day } from '@/lib/domain/day';
import { kindIcons } from './kind-icons';
import styles from './kind-ways.module.scss';
import type { Told } from './told';
import { useDayName } from './use-day-name';

type Props = { told: readonly Told[]; today: Day; isLoading: boolean; isWhole: boolean };

/** The kinds, and when each is shown next: all that most come to know. */
export function KindWays({ told, today, isLoading, isWhole }: Props) {
  const t = useTranslations('accessible');
  const nameOf = useDayName(today);
  const sayNext = ({ days }: Told) => {
    const times = days[0]?.films.flatMap(({ showings }) => showings.map(({ time }) => time)).sort();
    if (days[0] && times?.[0]) return t('next', { day: nameOf(days[0].day), time: clockOf(times[0]) });
    if (isLoading) return t('loading');
    return isWhole && t('noneShort');
  };
  return (
    <nav aria-label={t('ways')}>
      <ul className={styles.ways}>
        {told.map((each) => (
          <li key={each.offer.kind}>
            <a href={`#${each.offer.kind}`} className={styles.way}>
              <Icon name={kindIcons[each.offer.kind]} />
              <span>
                <b className={styles.name}>{t(`kind.${each.offer.kind}.name`)}</b> <span>{sayNext(each)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
