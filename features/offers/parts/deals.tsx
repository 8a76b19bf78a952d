import { useTranslations } from 'next-intl';
import { Link } from '@/components/page/link/link';
import { Section } from '@/components/ui/layout/layout';
import { type Cover, coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { EditorButton } from '@/components/views/editor-link/editor-button';
import { PeriodWords } from '@/components/views/period/period-words';
import { Price } from '@/components/views/price/price';
import type { TemporaryOffer } from '@/lib/domain/editorial';
import type { OfferSummary } from '@/lib/domain/offer';
import styles from './deals.module.scss';
import { findArticle } from './offers.logic';

type Props = { deals: readonly TemporaryOffer[]; articles: readonly OfferSummary[] };

const shotOf = (desktop: string) =>
  coverOf('scene', { desktop: [desktop, 16 / 9], tablet: ['288px', 16 / 9], phone: ['92vw', 16 / 9] });
/** By how many share a row. */
const shots = { 3: shotOf('28vw'), 4: shotOf('20vw') };

/** The offers of the moment, in their order: the new price large, the old one struck. */
export function Deals({ deals, articles }: Props) {
  const t = useTranslations('offers');
  return (
    <Section labelledBy="deals-title" surface="paper">
      <SectionHead id="deals-title" title={t('temporary')} />
      <ul className={styles.list}>
        {deals.map((deal) => (
          <li key={deal.title} className={styles.item}>
            <Deal deal={deal} article={findArticle(deal, articles)} shot={shots[deals.length === 4 ? 4 : 3]} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Deal({ deal, article, shot }: { deal: TemporaryOffer; article: OfferSummary | null; shot: Cover }) {
  const { title, subtitle, amount, initial, picture, cta } = deal;
  return (
    <article className={styles.deal}>
      <Picture src={picture} alt="" ratio="wide" {...shot} />
      <div className={styles.body}>
        <h3 className={styles.title}>
          {article ? (
            <Link to="offer" params={{ slug: article.slug }}>
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {amount !== null && <Price amount={amount} initial={initial} />}
        <div className={styles.words}>
          {subtitle && <p>{subtitle}</p>}
          {article?.period && (
            <p className={styles.period}>
              <PeriodWords period={article.period} />
            </p>
          )}
        </div>
        {cta && <EditorButton cta={cta} size="normal" />}
      </div>
    </article>
  );
}
