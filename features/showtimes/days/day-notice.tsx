import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { StateMessage } from '@/components/ui/state-message/state-message';
import type { Day } from '@/lib/domain/day';
import type { Showing } from '@/lib/domain/showing';
import type { ShowtimeFacts } from '../facts/showtime-name.logic';
import { capitalise, formatDayAlone, formatDayInSentence } from './day.logic';
import { useAreOver } from './use-statuses';

interface Props {
  /** The days with showings. */
  dates: readonly Day[];
  day: Day;
  today: Day;
  facts: ShowtimeFacts;
  /** All showings of the day, and those the filters let through. */
  all: readonly Showing[];
  shown: readonly Showing[];
  onDay: (day: Day) => void;
  onClear: () => void;
}

/** A button that goes with what is said here: the focus goes on to the page. */
function wayOn(words: string, go: () => void) {
  const leave = () => {
    document.querySelector('main')?.focus({ preventScroll: true });
    go();
  };
  return <Button onClick={leave}>{words}</Button>;
}

/** Says honestly why there is little or nothing to book, and where to go on. */
export function DayNotice({ dates, day, today, facts, all, shown, onDay, onClear }: Props) {
  const t = useTranslations('showtimes');
  const speech = { t, locale: useLocale() };
  const words = { day: formatDayInSentence(day, today, speech) };
  const isOver = useAreOver(all, facts.timeZone);

  if (all.length > 0 && shown.length === 0) {
    return <StateMessage title={t('none.filtered', words)}>{wayOn(t('filter.clear'), onClear)}</StateMessage>;
  }
  if (all.length > 0 && !isOver) return null;

  const next = dates.find((date) => date > day) ?? dates.find((date) => date >= today && date !== day);
  const title = capitalise(t(all.length ? 'none.over' : 'none.day', words));
  if (!next) return <StateMessage title={title} />;
  const nextWords = { day: formatDayAlone(next, today, speech) };
  return (
    <StateMessage title={title} text={t('none.next', nextWords)}>
      {wayOn(t('none.go', nextWords), () => onDay(next))}
    </StateMessage>
  );
}
