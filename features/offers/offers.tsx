import { useLocale, useTranslations } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { Link } from '@/components/page/link/link';
import { buttonClass } from '@/components/ui/button/button';
import { Section, Wrap } from '@/components/ui/layout/layout';
import { PageHero } from '@/components/ui/page-hero/page-hero';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { StateMessage } from '@/components/ui/state-message/state-message';
import { PartUnheard } from '@/components/views/unheard/part-unheard';
import type { Ecard } from '@/lib/domain/cinema';
import type { NewsSummary, TemporaryOffer } from '@/lib/domain/editorial';
import type { EventSummary } from '@/lib/domain/event';
import type { OfferSummary, OffersBlock, OffersPage } from '@/lib/domain/offer';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import styles from './offers.module.scss';
import { Cards } from './parts/cards';
import { type CodeCheckSettings, CodeChecks } from './parts/code-checks';
import { Deals } from './parts/deals';
import { EventBand } from './parts/event-band';
import { News } from './parts/news';
import { OfferList } from './parts/offer-list';
import { pickOtherOffers, pickShownBlocks } from './parts/offers.logic';
import { PromotionHero } from './parts/promotion-hero';

type Props = {
  /** Null when the site has not arranged its page. */
  page: OffersPage | null;
  deals: readonly TemporaryOffer[];
  events: readonly EventSummary[];
  cards: readonly Ecard[];
  /** Offers with a page of their own. */
  articles: readonly OfferSummary[];
  news: readonly NewsSummary[];
  /** Whether all of these answered. */
  isWhole: boolean;
  /** Null while the API does not say. */
  settings: CodeCheckSettings | null;
};

/** The counter: blocks in the order of the API, then every other offer (spec catalogue §3, "Offers page"). */
export function OffersScreen({ page, deals, events, cards, articles, news, isWhole, settings }: Props) {
  const t = useTranslations('offers');
  const { newsAmongOffers = false } = siteFacts(locales[useLocale()].site);
  const promotion = page?.promotion ?? null;
  const blocks = pickShownBlocks(page, {
    promotion: promotion !== null,
    event: events.length > 0,
    temporary: deals.length > 0,
    ecards: cards.length > 0,
  });
  const opens = blocks[0] === 'promotion';
  const title = page?.header?.title ?? t('title');
  const others = pickOtherOffers(articles, blocks.includes('temporary') ? deals : []);
  const views: Record<OffersBlock, ReactNode> = {
    promotion: promotion && (
      <PromotionHero promotion={promotion} heading={opens && <h1 className={styles.kicker}>{title}</h1>} />
    ),
    event: <EventBand events={events} />,
    temporary: <Deals deals={deals} articles={articles} />,
    ecards: <Cards cards={cards} />,
  };
  return (
    <>
      {!opens && <Head title={title} page={page} />}
      {blocks.map((block) => (
        <Fragment key={block}>{views[block]}</Fragment>
      ))}
      {others.length > 0 && (
        <Section labelledBy="others-title" surface="paper">
          <SectionHead id="others-title" title={t('others')} />
          <OfferList offers={others} />
        </Section>
      )}
      {blocks.length + others.length === 0 && <None isWhole={isWhole} />}
      {blocks.length + others.length > 0 && !isWhole && (
        <Section surface="paper">
          <PartUnheard />
        </Section>
      )}
      {settings && <CodeChecks settings={settings} />}
      {newsAmongOffers && news.length > 0 && <News news={news.slice(0, 3)} />}
    </>
  );
}

function Head({ title, page }: { title: string; page: OffersPage | null }) {
  const { backdrop = null, subtitle = null } = page?.header ?? {};
  if (backdrop)
    return (
      <PageHero picture={backdrop.lg} print="scene" size="small" title={title}>
        {subtitle && <p>{subtitle}</p>}
      </PageHero>
    );
  return (
    <Wrap>
      <div className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </div>
    </Wrap>
  );
}

function None({ isWhole }: { isWhole: boolean }) {
  const t = useTranslations('offers');
  const why = isWhole ? 'none' : 'lost';
  return (
    <Wrap>
      <div className={styles.none}>
        <StateMessage kind={isWhole ? 'empty' : 'error'} title={t(`${why}.title`)} text={t(`${why}.text`)} level={2}>
          <Link to="shows" className={buttonClass()}>
            {t('none.shows')}
          </Link>
        </StateMessage>
      </div>
    </Wrap>
  );
}
