import { useLocale, useTranslations } from 'next-intl';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button/button';
import { formatDayInSentence } from '@/components/views/days/day.logic';
import type { ShowtimeFacts } from '@/components/views/showtime-name/name.logic';
import type { Day } from '@/lib/domain/day';
import { findImpossible } from '@/lib/domain/evening';
import type { Filters } from '@/lib/routing/filters';
import { buildUpcoming } from '../upcoming/upcoming.logic';
import { type OpenUpcoming, UpcomingChips } from '../upcoming/upcoming-chips';
import styles from '../upcoming/upcoming-chips.module.scss';
import { useSlots } from '../upcoming/use-slots';
import type { useTown } from './use-town';

/** Chips in a row, which leads to the others. */
const most = 3;

type Town = ReturnType<typeof useTown>;
type Props = {
  rows: Town['rows'];
  wanted: Filters;
  facts: ShowtimeFacts;
  today: Day;
  day: Day;
  onOpen: OpenUpcoming;
};

/** Into the rows of the server: what fits, that nothing does, or that the cinema did not answer. */
export function FittingRows({ rows, wanted, facts, today, day, onOpen }: Props) {
  const t = useTranslations('showtimes');
  const speech = { t, locale: useLocale() };
  const guide = useTranslations('guide');
  const slots = useSlots(rows);
  const impossible = findImpossible(wanted);
  const context = { day, today: day, closes: 0, facts, speech };
  return rows.map(({ slug, name, left, isAnswered, hasFailed, retry }) => {
    const slot = slots.get(slug);
    if (!slot || !(isAnswered || hasFailed)) return null;
    if (hasFailed)
      return createPortal(
        <p className={styles.none}>
          {guide('missing', { count: 1, names: name })} <Button onClick={retry}>{t('failed.retry')}</Button>
        </p>,
        slot,
        slug,
      );
    if (!left.length) {
      const why = impossible
        ? t('none.impossible', impossible)
        : t('none.filtered', { day: formatDayInSentence(day, today, speech) });
      return createPortal(<p className={styles.none}>{why}</p>, slot, slug);
    }
    const shown = left
      .slice(0, most)
      .map(({ film, showing, note }) => buildUpcoming(showing, { ...context, film, note }));
    return createPortal(
      <UpcomingChips showings={shown} cinema={{ slug, name }} label={`${t('title')}, ${name}`} onOpen={onOpen} />,
      slot,
      slug,
    );
  });
}
