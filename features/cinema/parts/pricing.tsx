import { useTranslations } from 'next-intl';
import type { Cinema } from '@/lib/domain/cinema';
import { Ecards, Passes } from './cards';
import { Extras, Prices } from './prices';
import styles from './pricing.module.scss';

/** What a seat costs here, what comes on top, and what makes it cheaper. */
export function Pricing({ cinema }: { cinema: Cinema }) {
  const t = useTranslations('cinema.pricing');
  const { prices, supplements, passes, ecards, priceTerms } = cinema;
  const isEmpty = prices.length + supplements.length + passes.length + ecards.length === 0;
  return (
    <div className={styles.pricing}>
      {isEmpty && <p>{t('none')}</p>}
      {prices.length > 0 && <Prices prices={prices} />}
      {supplements.length > 0 && <Extras supplements={supplements} />}
      {priceTerms && <p className={styles.terms}>{priceTerms}</p>}
      {passes.length > 0 && <Passes passes={passes} />}
      {ecards.length > 0 && <Ecards ecards={ecards} />}
    </div>
  );
}
