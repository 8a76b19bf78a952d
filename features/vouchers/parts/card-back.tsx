import { useTranslations } from 'next-intl';
import styles from './card-back.module.scss';
import type { CheckerKind } from './checkers';

/** What is printed on the back of each, and what one scratches free: as the samples in the fields beside it. */
const printed: Record<CheckerKind, { number?: string; scratched: string }> = {
  voucher: { scratched: 'ABCD 1234 EF' },
  giftCard: { number: '7042 8815 3390', scratched: '4417' },
};

/** Where what the form asks for stands on the back of a voucher or a card. */
export function CardBack({ kind }: { kind: CheckerKind }) {
  const t = useTranslations(`vouchers.back.${kind}`);
  const { number, scratched } = printed[kind];
  return (
    <figure>
      <svg viewBox="0 0 680 428" role="img" aria-label={t('alt')} className={styles.card}>
        <rect width="680" height="428" rx="28" className={styles.paper} />
        <rect y="56" width="680" height="70" />
        {number ? (
          <text x="54" y="212" className={styles.figures}>
            {number}
          </text>
        ) : (
          <path d="M56 183h300M56 211h240" className={styles.lines} />
        )}
        <rect x="46" y="282" width="430" height="84" className={styles.code} />
        <text x="70" y="338" className={styles.figures}>
          {scratched}
        </text>
        <path d="M636 324H492m22-20-22 20 22 20" className={styles.arrow} />
      </svg>
      <figcaption className={styles.caption}>{t('caption')}</figcaption>
    </figure>
  );
}
