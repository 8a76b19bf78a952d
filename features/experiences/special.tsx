import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ShareIsland } from '@/components/page/share/share.island';
import { Section, Wrap } from '@/components/ui/layout/layout';
import { PageHero } from '@/components/ui/page-hero/page-hero';
import { Prose } from '@/components/ui/prose/prose';
import { SpecialGuest } from '@/components/views/special-guest/special-guest';
import type { Special } from '@/lib/domain/article';
import type { CinemaSummary } from '@/lib/domain/cinema';
import type { ShowSummary } from '@/lib/domain/show';
import { formatDate } from '@/lib/i18n/date';
import { Words } from '@/lib/i18n/words';
import { FilmsBeside } from './special/films-beside';
import styles from './special.module.scss';
import { Stories } from './wall/stories';

export type SpecialProps = {
  article: Special;
  /** The title it is about. */
  show: ShowSummary | null;
  /** Null where the cinemas could not be read. */
  cinemas: readonly CinemaSummary[] | null;
  others: readonly Special[];
};

type Composed = {
  trail: ReactNode /** Its cinemas with the next showing of its title in each. */;
  showings?: ReactNode;
};

/** An article about an experience: its guest has the floor first, then the text, with the film and the cinemas beside it. */
export function SpecialScreen({ article, show, cinemas, others, showings, trail }: SpecialProps & Composed) {
  const t = useTranslations('experiences.story');
  const { title, headline, teaser, display, topic, guest, html } = article;
  const hasSide = show !== null || cinemas?.length !== 0;
  return (
    <article>
      <PageHero
        picture={article.image?.lg ?? article.thumbnail}
        print="scene"
        trail={trail}
        kicker={display.topic && topic}
        title={title}
      >
        {(headline ?? teaser) && <p>{headline ?? teaser}</p>}
        {headline && teaser && teaser !== headline && <p className={styles.when}>{teaser}</p>}
      </PageHero>
      {guest && (
        <Section>
          <SpecialGuest guest={guest} />
        </Section>
      )}
      <Wrap>
        <div className={styles.columns} data-side={hasSide || undefined}>
          <div className={styles.text}>
            <About article={article} />
            {html && <Prose html={html} />}
            {display.sharing && (
              <Words of={['share']}>
                <ShareIsland title={title} />
              </Words>
            )}
          </div>
          {hasSide && <FilmsBeside show={show} cinemas={cinemas} showings={showings} />}
        </div>
      </Wrap>
      <Stories stories={others} title={t('others')} />
    </article>
  );
}

/** The date where its editors want it, and who wrote it. */
function About({ article: { display, publishedOn, author } }: { article: Special }) {
  const t = useTranslations('experiences.story');
  const locale = useLocale();
  const date = display.date ? publishedOn : null;
  if (!date && !author) return null;
  return (
    <p className={styles.about}>
      {date && <time dateTime={date}>{formatDate(date, locale, 'full')}</time>}
      {author && <span>{t('by', { name: author })}</span>}
    </p>
  );
}
