import { useLocale, useTranslations } from 'next-intl';
import { AskEarly } from '@/components/page/ask-early/ask-early';
import { anyPlace } from '@/lib/visitor/place/here-url';
import { CinemaTimesIsland } from './upcoming/cinema-times.island';
import { upcomingUrl } from './upcoming/upcoming-url';

/** What the cinemas of a list show next, put into the rows that keep room for it: those of the visitor's own place. */
export function CinemaTimes() {
  const t = useTranslations('tonight');
  return (
    <>
      <AskEarly ask={upcomingUrl(useLocale(), { place: anyPlace })} />
      <CinemaTimesIsland label={t('title')} none={t('none')} />
    </>
  );
}
