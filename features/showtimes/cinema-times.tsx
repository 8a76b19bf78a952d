import { useTranslations } from 'next-intl';
import { CinemaTimesIsland } from './upcoming/cinema-times.island';

/** What the cinemas of a list show next, put into the rows that keep room for it: those of the visitor's own place. */
export function CinemaTimes() {
  const t = useTranslations('tonight');
  return <CinemaTimesIsland label={t('title')} none={t('none')} />;
}
