import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/button/button';
import { EditorLink } from '@/components/editor-link/editor-link';
import { Section } from '@/components/layout/layout';
import { Link } from '@/components/link/link';
import { Picture } from '@/components/picture/picture';
import { Price } from '@/components/price/price';
import { SectionHead } from '@/components/section-head/section-head';
import type { TemporaryOffer } from '@/lib/domain/editorial';
import type { OfferSummary } from '@/lib/domain/offer';
import { articleOf } from '../offers.logic';
import styles from './deals.module.scss';
import { PeriodWords } from './period-words';

type Props = { deals: readonly TemporaryOffer[]; articles: readonly OfferSummary[] };

/** The offers of the moment, in their order: the new price large, the old one struck. */
export function Deals({ deals, articles }: Props) {
  const t = useTranslations('offers');
  return (
    <Section labelledBy="deals-title" surface="paper">
      <SectionHead id="deals-title" title={t('temporary')} />
      <ul className={styles.list}>
        {deals.map((deal) => (
          <li key={deal.title} className={styles.item}>
            <Deal deal={deal} article={articleOf(deal, articles)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Deal({ deal, article }: { deal: TemporaryOffer; article: OfferSummary | null }) {
  const { title, subtitle, amount, initial, picture, cta } = deal;
  return (
    <article className={styles.deal}>
      <Picture src={picture} alt="" ratio="wide" sizes="(min-width: 1080px) 30vw, (min-width: 700px) 288px, 100vw" />
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
        {cta && (
          <EditorLink className={buttonClass()} href={cta.url}>
            {cta.label}
          </EditorLink>
        )}
      </div>
    </article>
  );
}
