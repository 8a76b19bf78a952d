import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button/button';
import { CheckField } from '@/components/ui/check-field/check-field';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { Picture } from '@/components/ui/picture/picture';
import { Tag } from '@/components/ui/tag/tag';
import { capitalise } from '@/components/views/days/day.logic';
import { clockOf } from '@/lib/domain/day';
import type { ListedShowing } from '@/lib/domain/shortlist';
import type { ListedState } from '@/lib/domain/shortlist-choice';
import type { Vote } from '@/lib/domain/shortlist-link';
import { formatEndClock } from '@/lib/i18n/clock';
import { formatDay } from '@/lib/i18n/day';
import { ticketAttributes, ticketsAttributes } from '@/lib/tracking/ticket-attributes';
import type { ListedAnswer } from './listed';
import styles from './listed-row.module.scss';
import { RowFacts } from './row-facts';

type Choice = ListedShowing & { state: ListedState; data?: ListedAnswer | undefined; hasFailed?: boolean };

interface Props {
  choice: Choice;
  votes: readonly Vote[];
  isBest: boolean;
  /** Whoever looks can come to it. */
  isMine: boolean;
  onTick: () => void;
  /** Null where the list is somebody else's. */
  onRemove: (() => void) | null;
}

/** One showing of the comparison: when, what, what it costs, who can come, and the way to book it. */
export function ListedRow({ choice, votes, isBest, isMine, onTick, onRemove }: Props) {
  const t = useTranslations('shortlist');
  const locale = useLocale();
  const { bookingId, state, data, hasFailed } = choice;
  const found = data?.found ?? null;
  const wall = found?.showing.time ?? choice.time;
  const [day, time] = [capitalise(formatDay(wall.slice(0, 10), locale, 'long')), clockOf(wall)];
  const isKnown = data !== undefined;
  const title = found?.film.title ?? (isKnown ? t('unknown') : '');
  const can = votes.filter((vote) => vote.can.includes(bookingId)).map(({ name }) => name);
  const canVote = state !== 'over' && state !== 'gone';
  const said = !isKnown && state === 'gone' ? (hasFailed ? 'failed' : 'loading') : state;
  return (
    <li
      className={styles.row}
      data-state={said}
      data-best={isBest || undefined}
      {...ticketsAttributes({ film: title })}
    >
      <div className={styles.when}>
        <p className={styles.day}>{day}</p>
        <p className={styles.time}>{time}</p>
        {found?.showing.endTime && (
          <p className={styles.end}>{t('ends', { time: formatEndClock(found.showing.endTime, locale) })}</p>
        )}
      </div>
      <div className={styles.art} aria-hidden="true">
        {found && <Picture src={found.film.poster} alt="" sizes={64} tone={found.film.tone} />}
      </div>
      <div className={styles.what}>
        <h2 className={styles.title}>
          {found ? <IntentLink href={found.film.href}>{title}</IntentLink> : title || t('loading')}
        </h2>
        {found && <RowFacts found={found} movedFrom={wall.startsWith(choice.time) ? null : clockOf(choice.time)} />}
        {said !== 'open' && <p className={styles.state}>{t(`state.${said}`)}</p>}
      </div>
      <div className={styles.who}>
        {isBest && <Tag>{t('best')}</Tag>}
        {votes.length > 0 && <p className={styles.can}>{t('can', { can: can.length, all: votes.length })}</p>}
        {can.length > 0 && <p className={styles.names}>{can.join(', ')}</p>}
      </div>
      <div className={styles.acts}>
        {canVote && (
          <CheckField checked={isMine} onChange={onTick} aria-label={t('mineAt', { title, day, time })}>
            {t('mine')}
          </CheckField>
        )}
        {state === 'open' && found?.showing.url && (
          <a
            className={buttonClass({ variant: isBest ? 'primary' : 'outline' })}
            href={found.showing.url}
            rel="nofollow"
            aria-label={t('bookAt', { title, time })}
            {...ticketAttributes(wall, found.showing.version)}
          >
            {t('book')}
          </a>
        )}
        {onRemove && (
          <button
            type="button"
            className={styles.remove}
            aria-label={t('removeAt', { title, time })}
            onClick={onRemove}
          >
            {t('remove')}
          </button>
        )}
      </div>
    </li>
  );
}
