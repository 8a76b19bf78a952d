import { useLocale, useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import type { Cinema } from '@/lib/domain/cinema';
import { filteredPath } from '@/lib/routing/filters';
import { href } from '@/lib/routing/href';
import { nameDays } from './week/name-days';
import type { Week } from './week/week';
import { WeekFrame } from './week/week-frame';
import { WeekTable } from './week/week-table';

type Props = {
  cinema: Pick<Cinema, 'slug' | 'name'>;
  /** Null when it could not be read. */
  week: Week | null;
  /** Of the cinema's page, for who holds the sheet. */
  url: string;
};

/** Seven days of a cinema: a row a title, and a day leads to the cinema on it. */
export function CinemaWeekScreen({ cinema: { slug, name }, week, url }: Props) {
  const t = useTranslations('week');
  const locale = useLocale();
  const own = href(locale, 'cinema', { slug }) ?? '';
  return (
    <WeekFrame
      {...{ name, week, url }}
      isEmpty={week?.rows.length === 0}
      back={
        <GoLink to="cinema" params={{ slug }}>
          {t('back')}
        </GoLink>
      }
    >
      {week && (
        <WeekTable
          {...week}
          groups={[{ slug, rows: week.rows }]}
          heading={t('film')}
          caption={t('caption', nameDays(week.days, locale))}
          hrefOn={(day) => filteredPath(own, { date: [day] })}
        />
      )}
    </WeekFrame>
  );
}
