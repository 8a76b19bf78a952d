import { useTranslations } from 'next-intl';
import { CinemaTimesIsland } from './upcoming/cinema-times.island';

/**
 * What the cinemas of a list show next, put into the rows that keep room for it: those of one place, or of the visitor's
 * own.
 */
export function CinemaTimes({ at }: { at?: string }) {
  const t = useTranslations('tonight');
  return <CinemaTimesIsland at={at} label={t('title')} none={t('none')} />;
}
