import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { accessIcons } from '@/components/views/access-icons/access-icons';
import { capitalise } from '@/components/views/days/day.logic';
import { findRoomNumber } from '@/components/views/showtime-name/name.logic';
import { type Day, isAfterMidnight } from '@/lib/domain/day';
import { type AccessName, accessNames, listAccess, type Showing } from '@/lib/domain/showing';
import type { Versions } from '@/lib/domain/showing-lines';
import { listDrawn, type ShowingTags } from '@/lib/domain/showing-tags';
import styles from './legend.module.scss';

interface Props {
  showings: readonly Showing[];
  /** That these showings are listed on. */
  day: Day | undefined;
  /** What is offered besides what these showings offer. */
  access?: readonly AccessName[];
  /** Explained where nothing else does. */
  versions?: Versions;
  /** The drawings of these tags are explained where they occur. */
  marks?: ShowingTags;
}

/** What the short marks on the chips mean. It stays while days and places change: made on the server, by what it knows is there. */
export function Legend({ showings, day, access = [], versions = {}, marks = {} }: Props) {
  const t = useTranslations('showtimes');
  const used = new Set([...access, ...showings.flatMap(listAccess)]);
  const drawn = new Map(
    showings.flatMap(({ tags = [] }) => listDrawn(tags, marks)).map((tag) => [tag.title, tag.drawing]),
  );
  const room = showings.map((showing) => showing.room && findRoomNumber(showing.room)).find(Boolean);
  const isLate = day !== undefined && showings.some(({ time }) => isAfterMidnight(time, day));
  return (
    <ul className={styles.legend}>
      {Object.entries(versions).map(([slug, { label, description }]) => (
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
      {[...drawn].map(([title, drawing]) => (
        <li key={title}>
          <Icon name={drawing} />
          {title}
        </li>
      ))}
      {isLate && <li>{t('legend.night')}</li>}
      {room && (
        <li>
          <b>{t('roomShort', { room })}</b> {t('legend.room')}
        </li>
      )}
    </ul>
  );
}
