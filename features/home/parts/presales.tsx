import { useLocale, useTranslations } from 'next-intl';
import { GoLink } from '@/components/page/link/go-link';
import { Section } from '@/components/ui/layout/layout';
import { Picture } from '@/components/ui/picture/picture';
import { Ribbon } from '@/components/ui/ribbon/ribbon';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { BookLink } from '@/components/views/book-link/book-link';
import { Rating } from '@/components/views/rating/rating';
import { ShowFlags } from '@/components/views/show-flags/show-flags';
import type { Listed } from '@/lib/domain/listing';
import { formatDay } from '@/lib/i18n/day';
import { formatDuration } from '@/lib/i18n/duration';
import { useLanguage } from '@/lib/i18n/use-language';
import { showsTabs } from '@/lib/routing/shows-tabs';
import { mostShown } from './arrange.logic';
import styles from './presales.module.scss';

/** The next three presales: the date is the news. */
export function Presales({ shows }: { shows: readonly Listed[] }) {
  const t = useTranslations('home');
  const language = useLanguage();
  if (shows.length === 0) return null;
  return (
    <Section labelledBy="presales-title" later>
      <SectionHead
        id="presales-title"
        title={t('rail.presales')}
        more={
          <GoLink to="shows" suffix={`#${showsTabs.presales[language]}`}>
            {t('presales', { count: shows.length })}
          </GoLink>
        }
      />
      <ul className={styles.list}>
        {shows.slice(0, mostShown.presales).map((item) => (
          <li key={item.show.slug}>
            <Presale item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Presale({ item: { show, flags, firstDay } }: { item: Listed }) {
  const t = useTranslations('home');
  const locale = useLocale();
  const day = firstDay ?? show.releasedOn;
  return (
    <article className={styles.presale}>
      <Picture
        src={show.poster?.md ?? null}
        alt=""
        sizes="(min-width: 1080px) 144px, 112px"
        tone={show.tone ?? undefined}
        title={show.title}
      />
      <div className={styles.words}>
        {day && <p className={styles.date}>{formatDay(day, locale, 'short')}</p>}
        <div className={styles.what}>
          <div className={styles.marks}>
            {show.flag && <Ribbon flag={show.flag.colour}>{show.flag.text}</Ribbon>}
            <ShowFlags show={show} titles={flags} />
          </div>
          <h3 className={styles.title}>{show.title}</h3>
          <p className={styles.facts}>
            {[show.minutes && formatDuration(show.minutes, locale), show.genres[0]?.name]
              .filter(Boolean)
              .join('\u00a0· ')}
          </p>
          <Rating rating={show.rating} />
        </div>
        <BookLink show={show} words={t('book')} label={t('bookTitle', { title: show.title })} />
      </div>
    </article>
  );
}
