import { useLocale, useTranslations } from 'next-intl';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { capitalise, findAfter, formatDayAlone, formatDayInSentence } from '@/components/views/days/day.logic';
import type { Day } from '@/lib/domain/day';
import { type Evening, findImpossible } from '@/lib/domain/evening';
import { rankOf, type Standing } from '@/lib/domain/standing';
import { otherChoiceButton } from './other-choice';

interface Props {
  /** The days with showings. */
  dates: readonly Day[];
  day: Day;
  today: Day;
  /** Of all showings of the day. */
  standings: Standing;
  /** What the visitor wants of its hours. */
  evening: Evening;
  onDay: (day: Day) => void;
  onClear: () => void;
}

/** Says honestly why there is little or nothing to book, and where to go on. */
export function DayNotice({ dates, day, today, standings, evening, onDay, onClear }: Props) {
  const t = useTranslations('showtimes');
  const speech = { t, locale: useLocale() };
  const words = { day: formatDayInSentence(day, today, speech) };
  if (rankOf(standings) === 0) return null;

  const isAny = /\d/.test(standings);
  const clear = standings.includes('-') && otherChoiceButton(t('filter.clear'), onClear);
  if (clear && !isAny) {
    const impossible = findImpossible(evening);
    const title = impossible ? t('none.impossible', impossible) : t('none.filtered', words);
    return <StateMessage title={title}>{clear}</StateMessage>;
  }

  const next = findAfter(dates, day) ?? dates.find((date) => date >= today && date !== day);
  const title = capitalise(t(isAny ? 'none.over' : 'none.day', words));
  if (!next) return <StateMessage title={title}>{clear}</StateMessage>;
  const nextWords = { day: formatDayAlone(next, today, speech) };
  return (
    <StateMessage title={title} text={t('none.next', nextWords)}>
      {otherChoiceButton(t('none.go', nextWords), () => onDay(next))}
      {clear}
    </StateMessage>
  );
}
