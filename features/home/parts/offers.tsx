import { useLocale, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/layout/layout';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { EditorButton } from '@/components/views/editor-link/editor-button';
import type { Ecard } from '@/lib/domain/cinema';
import type { Cta } from '@/lib/domain/cta';
import type { TemporaryOffer } from '@/lib/domain/editorial';
import { formatMoney } from '@/lib/i18n/money';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import styles from './offers.module.scss';

/** Characters of a price that is set smaller: `12,90 €` is not, `CHF 12.90` and `2 500 F CFA` are. */
const longPrice = 8;

type Props = { offers: readonly TemporaryOffer[]; ecards: readonly Ecard[] };
type Item = {
  title: string;
  amount: number | null;
  initial: number | null;
  text: string | null;
  cta: Cta | null;
};

/** The counter: three prices on paper, e-cards before offers of the moment. */
export function Offers({ offers, ecards }: Props) {
  const t = useTranslations('home');
  const locale = useLocale();
  const { currency } = siteFacts(locales[locale].site);
  const items: Item[] = [
    ...ecards.map(({ label, total, each, url }) => ({
      title: label,
      amount: total,
      initial: null,
      text: t('each', { price: formatMoney(each, currency, locale) }),
      cta: url ? { label: t('buyCard'), url, newTab: false, look: 'black' as const } : null,
    })),
    ...offers
      .toSorted((a, b) => a.order - b.order)
      .map(({ title, amount, initial, subtitle, cta }) => ({
        title,
        amount,
        initial,
        text: subtitle,
        cta,
      })),
  ].slice(0, 3);
  if (items.length === 0) return null;
  const isLong = (amount: number) => formatMoney(amount, currency, locale).length > longPrice;
  return (
    <div className={styles.counter}>
      <Section labelledBy="offers-title" surface="paper" later>
        <SectionHead id="offers-title" title={t('offers')} />
        <ul className={styles.offers}>
          {items.map(({ title, amount, initial, text, cta }, index) => (
            <li key={title} className={styles.offer}>
              <h3 className={styles.title}>{title}</h3>
              {amount !== null && (
                <div className={styles.prices}>
                  <p className={styles.price} data-long={isLong(amount) || undefined}>
                    {formatMoney(amount, currency, locale)}
                    {initial !== null && <s className={styles.initial}>{formatMoney(initial, currency, locale)}</s>}
                  </p>
                </div>
              )}
              {text && <p className={styles.text}>{text}</p>}
              {cta && <EditorButton cta={index === 0 ? { ...cta, look: 'yellow' } : cta} size="normal" />}
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
