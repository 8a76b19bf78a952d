import { useLocale, useTranslations } from 'next-intl';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { type FeedFormat, feedFormats, feedNames, feedPath } from '@/lib/seo/feeds/feed';
import styles from './feeds.module.scss';

const names: Record<FeedFormat, string> = { xml: 'RSS', json: 'JSON Feed' };
const formats = Object.keys(feedFormats) as FeedFormat[];

/** What a feed reader can come back for, in both forms. */
export function Feeds() {
  const t = useTranslations('feeds');
  const locale = useLocale();
  return (
    <section className={styles.feeds} aria-labelledby="feeds">
      <h2 id="feeds">{t('title')}</h2>
      <p>{t('lead')}</p>
      <ul>
        {feedNames.map((name) => (
          <li key={name}>
            {t(name)}
            {formats.map((format) => (
              <a key={format} href={feedPath(name, locale, format)} className={textLinkClass()}>
                <span className={styles.of}>{t(name)}, </span>
                {names[format]}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
