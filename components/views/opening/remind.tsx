import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import type { ShowSummary } from '@/lib/domain/show';
import { useLanguage } from '@/lib/i18n/use-language';
import { calendarPath } from '@/lib/routing/calendar-files';
import styles from './remind.module.scss';

/** An opening for the visitor's own calendar, which rings before it. */
export function Remind({ show: { slug, title } }: { show: Pick<ShowSummary, 'slug' | 'title'> }) {
  const t = useTranslations('openings');
  const asked = { language: useLanguage(), show: slug };
  return (
    <p className={styles.remind} data-remind>
      <Icon name="bell" />
      <a
        className={textLinkClass()}
        href={calendarPath('opening', asked)}
        rel="nofollow"
        aria-label={t('remindOf', { title })}
      >
        {t('remind')}
      </a>
      <a
        className={textLinkClass()}
        href={calendarPath('openingGoogle', asked)}
        target="_blank"
        rel="nofollow noreferrer"
        aria-label={t('googleOf', { title })}
      >
        {t('google')}
      </a>
    </p>
  );
}
