import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ShareIsland } from '@/components/page/share/share.island';
import { Alert } from '@/components/ui/alert/alert';
import { Section, Wrap } from '@/components/ui/layout/layout';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import { Prose } from '@/components/ui/prose/prose';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { FilmCard } from '@/components/views/film-card/film-card';
import { PeriodWords } from '@/components/views/period/period-words';
import type { TemporaryOffer } from '@/lib/domain/editorial';
import type { Offer, OfferSummary } from '@/lib/domain/offer';
import type { ShowSummary } from '@/lib/domain/show';
import { formatDate } from '@/lib/i18n/date';
import { Words } from '@/lib/i18n/words';
import styles from './offer.module.scss';
import { OfferList } from './parts/offer-list';
import { Summary } from './parts/summary';

export type OfferProps = {
  offer: Offer;
  /** What it costs, when it is among the offers of the moment. */
  deal: TemporaryOffer | null;
  isOver: boolean;
  show: ShowSummary | null;
  others: readonly OfferSummary[];
};

const shot = coverOf('scene', { desktop: ['60vw', 16 / 9], phone: ['92vw', 16 / 9] });

/** One offer as its conditions are read: until when, how, and a ticket that says it in short. */
export function OfferScreen({ offer, deal, isOver, show, others, trail }: OfferProps & { trail: ReactNode }) {
  const t = useTranslations('offers');
  const { title, headline, teaser, period, html, display } = offer;
  const lead = headline ?? teaser;
  const picture = offer.image?.lg ?? offer.thumbnail;
  return (
    <div data-surface="paper" className={styles.page}>
      <Wrap>
        {display.backToNews && trail}
        <div className={styles.head}>
          {period && (
            <p className={styles.period}>
              <PeriodWords period={period} />
            </p>
          )}
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          <Meta offer={offer} />
          {isOver && <Alert title={t('over')}>{t('overText')}</Alert>}
        </div>
        <div className={styles.columns}>
          <aside className={styles.side} aria-label={t('summary')}>
            <Summary offer={offer} deal={deal} isOver={isOver} said={lead} />
          </aside>
          <article className={styles.article}>
            {picture && <Picture src={picture} alt="" ratio="wide" {...shot} first />}
            {html && <Prose html={html} />}
            {display.sharing && (
              <div>
                <Words of={['share']}>
                  <ShareIsland title={title} />
                </Words>
              </div>
            )}
            {show && (
              <div className={styles.film}>
                <h2 className={styles.filmTitle}>{t('featured')}</h2>
                <FilmCard show={show} />
              </div>
            )}
          </article>
        </div>
      </Wrap>
      {others.length > 0 && (
        <Section labelledBy="others-title">
          <SectionHead id="others-title" title={t('others')} />
          <OfferList offers={others} />
        </Section>
      )}
    </div>
  );
}

/** What the editors want said of the text itself. */
function Meta({ offer: { display, topic, publishedOn, author } }: { offer: Offer }) {
  const t = useTranslations('offers');
  const locale = useLocale();
  const said = [
    display.topic && topic,
    display.date && publishedOn && t('published', { date: formatDate(publishedOn, locale, 'medium') }),
    author && t('by', { name: author }),
  ].filter(Boolean);
  return said.length > 0 && <p className={styles.meta}>{said.join('\u00a0· ')}</p>;
}
