import { useLocale, useTranslations } from 'next-intl';
import { buttonClass } from '@/components/button/button';
import { Icon } from '@/components/icon/icon';
import { Section } from '@/components/layout/layout';
import { Link } from '@/components/link/link';
import { Picture } from '@/components/picture/picture';
import { Rating } from '@/components/rating/rating';
import { Ribbon } from '@/components/ribbon/ribbon';
import { SectionHead } from '@/components/section-head/section-head';
import { textLinkClass } from '@/components/text-link/text-link';
import type { Listed } from '@/lib/domain/listing';
import { formatDay } from '@/lib/i18n/day';
import { formatDuration } from '@/lib/i18n/duration';
import { useLanguage } from '@/lib/i18n/language';
import { tabs } from '@/lib/routing/tabs';
import styles from './presales.module.scss';

/** The next three presales: the date is the news. */
export function Presales({ shows }: { shows: readonly Listed[] }) {
  const t = useTranslations('home');
  const language = useLanguage();
  if (shows.length === 0) return null;
  return (
    <Section labelledBy="presales-title">
      <SectionHead
        id="presales-title"
        title={t('rail.presales')}
        more={
          <Link to="shows" suffix={`#${tabs.presales[language]}`} className={textLinkClass('go')}>
            {t('presales', { count: shows.length })}
            <Icon name="go" />
          </Link>
        }
      />
      <ul className={styles.list}>
        {shows.slice(0, 3).map((item) => (
          <li key={item.show.slug}>
            <Presale item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Presale({ item: { show, firstDay } }: { item: Listed }) {
  const t = useTranslations('home');
  const locale = useLocale();
  const screen = show.isMovie ? 'movie' : 'entertainment';
  const day = firstDay ?? show.releasedOn;
  return (
    <article className={styles.presale}>
      <Picture src={show.poster?.md ?? null} alt="" sizes={144} tone={show.tone ?? undefined} title={show.title} />
      <div className={styles.words}>
        {day && <p className={styles.date}>{formatDay(day, locale, 'short')}</p>}
        <div className={styles.what}>
          {show.flag && <Ribbon flag={show.flag.colour}>{show.flag.text}</Ribbon>}
          <h3 className={styles.title}>{show.title}</h3>
          <p className={styles.facts}>
            {[show.minutes && formatDuration(show.minutes), show.genres[0]?.name].filter(Boolean).join(' · ')}
          </p>
          <Rating rating={show.rating} />
        </div>
        <Link
          to={screen}
          params={{ slug: show.slug }}
          suffix="#board"
          className={buttonClass()}
          label={t('bookTitle', { title: show.title })}
        >
          {t('book')}
        </Link>
      </div>
    </article>
  );
}
