import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import type { FeedTheme } from '@/lib/domain/feed';
import { useLanguage } from '@/lib/i18n/use-language';
import { calendarPath } from '@/lib/routing/calendar-files';
import styles from './feed-line.module.scss';

interface Props {
  /** Left out for those of the whole site. */
  cinema?: string;
  feeds: readonly (FeedTheme | 'all')[];
}

/** The calendars there are of what a page shows: to follow, or as an address for those that take one. */
export function FeedLine({ cinema, feeds }: Props) {
  const t = useTranslations('calendar');
  const language = useLanguage();
  return (
    <p className={styles.line}>
      <Icon name="calendar" />
      <span>
        {t('feed.title')}{' '}
        {feeds.map((feed, index) => {
          const name = feed === 'all' ? t('feed.all') : t(`themes.${feed}`);
          const { file, follow } = listPaths({ language, theme: feed, slug: cinema });
          return (
            <Fragment key={feed}>
              {index > 0 && '\u00a0· '}
              <span className={styles.pair}>
                <a className={textLinkClass()} href={follow} rel="nofollow">
                  {name}
                </a>{' '}
                <a className={textLinkClass()} href={file} rel="nofollow" aria-label={t('feed.file', { name })}>
                  .ics
                </a>
              </span>
            </Fragment>
          );
        })}
      </span>
    </p>
  );
}

type Asked = { language: ReturnType<typeof useLanguage>; theme: FeedTheme | 'all'; slug: string | undefined };

function listPaths({ language, theme, slug }: Asked): { file: string; follow: string } {
  if (slug === undefined) {
    const params = { language, theme };
    return { file: calendarPath('theme', params), follow: calendarPath('themeSubscribe', params) };
  }
  const params = { language, slug, theme };
  return theme === 'all'
    ? { file: calendarPath('cinema', params), follow: calendarPath('cinemaSubscribe', params) }
    : { file: calendarPath('cinemaTheme', params), follow: calendarPath('cinemaThemeSubscribe', params) };
}
