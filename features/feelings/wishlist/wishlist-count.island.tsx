'use client';
// Whose list it is, only the browser knows.
import { useTranslations } from 'next-intl';
import { useFeelings } from '@/lib/visitor/marks/use-feelings';
import styles from './wishlist.module.scss';

export function WishlistCountIsland() {
  const t = useTranslations('feelings');
  const count = useFeelings()?.wishlist.length;
  return (
    <p className={styles.count} role="status">
      {!!count && t('count', { count })}
    </p>
  );
}
