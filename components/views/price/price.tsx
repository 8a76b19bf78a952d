import { useLocale, useTranslations } from 'next-intl';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { formatMoney } from '@/lib/i18n/money';
import { formatMoneyParts } from '@/lib/i18n/money-parts';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import styles from './price.module.scss';

type Props = {
  /** Minor units of the site's currency. */
  amount: number;
  /** What it was before, when it was more. */
  initial?: number | null;
  /** After the currency, such as "a month". */
  unit?: string;
};

/** A price as the counter writes it: large figures, a small currency, and the old price struck and said. */
export function Price({ amount, initial = null, unit }: Props) {
  const t = useTranslations('price');
  const locale = useLocale();
  const { currency } = siteFacts(locales[locale].site);
  return (
    <p className={styles.price}>
      {initial !== null && <VisuallyHidden>{t('now')} </VisuallyHidden>}
      {formatMoneyParts(amount, currency, locale).map(({ text, isFigures }) =>
        isFigures ? text : <small key={text}>{text}</small>,
      )}
      {unit && (
        <>
          <wbr />
          <small> {unit}</small>
        </>
      )}
      {initial !== null && (
        <>
          <wbr />
          <s className={styles.before}>
            <VisuallyHidden> {t('before')} </VisuallyHidden>
            {formatMoney(initial, currency, locale, 'short')}
          </s>
        </>
      )}
    </p>
  );
}
