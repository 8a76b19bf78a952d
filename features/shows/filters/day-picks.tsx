import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { FilterPick } from '@/components/ui/filter-pick/filter-pick';
import { listWeekend } from '@/lib/domain/weekend';
import { formatDay } from '@/lib/i18n/day';
import styles from './filter-choices.module.scss';
import { OptionPicks, Rest } from './filter-group';

interface Props {
  days: readonly string[];
  chosen: readonly string[];
  onChange: (days: readonly string[]) => void;
  countOf: (day: string) => number | null;
}

/** The days one names without a calendar, and behind the last press every other. */
export function DayPicks({ days, chosen, onChange, countOf }: Props) {
  const t = useTranslations('filters');
  const panel = useTranslations('filterPanel');
  const locale = useLocale();
  const weekend = days[0] ? listWeekend(days[0]) : [];
  const sets = [
    { name: t('today'), of: days.slice(0, 1) },
    { name: t('tomorrow'), of: days.slice(1, 2) },
    // On a Sunday the weekend is today.
    { name: t('weekend'), of: weekend.length > 1 ? weekend : [] },
  ].filter(({ of }) => of.length);
  const isSet = (of: readonly string[]) => of.join() === chosen.join();
  const [isWhole, setWhole] = useState(chosen.length > 0 && !sets.some(({ of }) => isSet(of)));
  return (
    <>
      <div className={styles.picks}>
        {sets.map(({ name, of }) => (
          <FilterPick
            key={name}
            on={isSet(of)}
            disabled={!isSet(of) && of.every((day) => countOf(day) === 0)}
            onClick={() => onChange(isSet(of) ? [] : of)}
          >
            {name}
          </FilterPick>
        ))}
        <Rest isOpen={isWhole} onToggle={() => setWhole(!isWhole)}>
          {panel('anyDay')}
        </Rest>
      </div>
      {isWhole && (
        <OptionPicks
          options={days.map((value) => ({ value, label: formatDay(value, locale, 'short') }))}
          chosen={chosen}
          onToggle={(day) =>
            onChange(chosen.includes(day) ? chosen.filter((kept) => kept !== day) : [...chosen, day].sort())
          }
          countOf={countOf}
        />
      )}
    </>
  );
}
