import { useTranslations } from 'next-intl';
import styles from './card-back.module.scss';

/** Where the code stands on the back of a card. */
export function CardBack() {
  const t = useTranslations('vouchers.back');
  return (
    <figure>
      <svg viewBox="0 0 680 428" role="img" aria-label={t('alt')} className={styles.card}>
        <rect width="680" height="428" rx="28" className={styles.paper} />
        <rect y="56" width="680" height="70" />
        <path d="M56 183h300M56 211h240" className={styles.lines} />
        <rect x="46" y="282" width="430" height="84" className={styles.code} />
        <text x="70" y="338" className={styles.figures}>
          7042 8815 3390
        </text>
        <path d="M636 324H492m22-20-22 20 22 20" className={styles.arrow} />
      </svg>
      <figcaption className={styles.caption}>{t('caption')}</figcaption>
    </figure>
  );
}
