import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button/button';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { findAfter, formatDayAlone, formatDayInSentence } from '@/components/views/days/day.logic';
import type { Day } from '@/lib/domain/day';
import type { Filters } from '@/lib/routing/filters';
import { focusPage } from '@/lib/visitor/device/focus-page';

interface Props {
  day: Day;
  today: Day;
  /** The days with showings. */
  dates: readonly Day[];
  /** Why: no showing can fit the window, none of them does, those that did are over, or none was left anyway. */
  why: 'impossible' | 'noneFiltered' | 'over' | 'none';
  /** The hours between which nothing can be; null where something may. */
  impossible: { after: string; before: string } | null;
  filters: Filters;
  setFilters: (filters: Filters) => void;
}

/** Says why nothing is left to show, and where to go on: the next day for the same wishes, or fewer of them. */
export function NothingLeft({ day, today, dates, why, impossible, filters, setFilters }: Props) {
  const t = useTranslations('guide');
  const words = useTranslations('showtimes');
  const speech = { t: words, locale: useLocale() };
  const { date, way } = filters;
  const next = why === 'impossible' ? undefined : findAfter(dates, day);
  const go = (to: Filters) => {
    focusPage();
    setFilters(to);
  };
  const titles = {
    impossible: () => impossible && words('none.impossible', impossible),
    none: () => (day === today ? t('none') : t('noneOn', { day: formatDayInSentence(day, today, speech) })),
    noneFiltered: () => t('noneFiltered'),
    over: () => t('over'),
  };
  return (
    <StateMessage title={titles[why]() ?? ''} {...(why !== 'impossible' && { text: t('noneText') })}>
      {next && (
        <Button onClick={() => go({ ...filters, date: [next] })}>
          {words('none.go', { day: formatDayAlone(next, today, speech) })}
        </Button>
      )}
      {why !== 'none' && (
        <Button onClick={() => go({ ...(date && { date }), ...(way && { way }) })}>{t('clear')}</Button>
      )}
    </StateMessage>
  );
}
