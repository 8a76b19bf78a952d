import { useLocale, useTranslations } from 'next-intl';
import { Facts } from '@/components/ui/facts/facts';
import type { Show } from '@/lib/domain/show';
import { formatDate } from '@/lib/i18n/date';
import { formatDuration } from '@/lib/i18n/duration';

/** Length, genre and date; unknown ones are left out, except the date (spec catalogue §8): what plays already is announced no more. */
export function ShowFacts({ show }: { show: Show }) {
  const t = useTranslations('show');
  const locale = useLocale();
  const { minutes, genres, releasedOn, isMovie, isComingSoon } = show;
  const date = releasedOn && formatDate(releasedOn, locale, 'medium');
  const dated = date ? t(isMovie ? 'released' : 'onDate', { date }) : t(isComingSoon ? 'dateUnknown' : 'dateMissing');
  const facts = [minutes && formatDuration(minutes, locale), ...genres.slice(0, 2).map(({ name }) => name), dated];
  return (
    <Facts>
      {facts
        .filter((fact) => typeof fact === 'string')
        .map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
    </Facts>
  );
}
