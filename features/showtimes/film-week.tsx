import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { filteredPath } from '@/lib/routing/filters';
import { nameDays } from './week/name-days';
import { Towns } from './week/towns';
import type { FilmWeek } from './week/week';
import { WeekFrame } from './week/week-frame';
import { WeekTable } from './week/week-table';

type Props = {
  film: { title: string; href: string };
  /** Null when it could not be read. */
  week: FilmWeek | null;
  /** Of the film's page, for who holds the sheet. */
  url: string;
};

/** Seven days of a film: a row a cinema, town by town, and a day leads to the film on it. */
export function FilmWeekScreen({ film: { title, href }, week, url }: Props) {
  const t = useTranslations('week');
  const locale = useLocale();
  return (
    <WeekFrame
      {...{ week, url }}
      name={title}
      isEmpty={week?.groups.length === 0}
      back={
        <IntentLink href={href} className={textLinkClass('go')}>
          {t('backToFilm')}
          <Icon name="go" />
        </IntentLink>
      }
    >
      {week && (
        <>
          <Towns {...week} />
          <WeekTable
            {...week}
            heading={t('cinema')}
            caption={t('filmCaption', nameDays(week.days, locale))}
            hrefOn={(day) => filteredPath(href, { date: [day] })}
          />
        </>
      )}
    </WeekFrame>
  );
}
