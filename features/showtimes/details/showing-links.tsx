import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import type { Showing } from '@/lib/domain/showing';
import { useLanguage } from '@/lib/i18n/use-language';
import { calendarPath, showingKey } from '@/lib/routing/calendar-files';
import { ShareShowing } from './share-showing';
import styles from './showing-links.module.scss';

interface Props {
  show: { slug: string; title: string };
  cinema: { slug: string; name: string };
  showing: Showing;
}

/** The showing for the visitor's own calendar. The server knows all that one says, so nothing is made of it here. */
export function ShowingLinks({ show, cinema, showing }: Props) {
  const t = useTranslations('showtimes.details.keep');
  const asked = { language: useLanguage(), show: show.slug, cinema: cinema.slug, showing: showingKey(showing) };
  return (
    <p className={styles.keep}>
      <Icon name="calendar" />
      <a className={textLinkClass()} href={calendarPath('showing', asked)} rel="nofollow">
        {t('ics')}
      </a>
      <a
        className={textLinkClass()}
        href={calendarPath('showingGoogle', asked)}
        target="_blank"
        rel="nofollow noreferrer"
      >
        {t('google')}
      </a>
      <ShareShowing title={show.title} cinema={cinema.name} showing={showing} />
    </p>
  );
}
