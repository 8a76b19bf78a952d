import { useLocale, useTranslations } from 'next-intl';
import type { OpinionShares } from '@/lib/domain/opinion-shares';
import { pickApproval } from '@/lib/domain/reception';
import styles from './reception.module.scss';

type Props = { felt: OpinionShares | null /** Came out lately. */; isNew: boolean };

/** How many liked or loved a title; below fifty voices no share of it, and "new" where it is. */
export function ReceptionHead({ felt, isNew }: Props) {
  const t = useTranslations('opinion');
  const locale = useLocale();
  const approval = pickApproval(felt);
  if (!approval) return isNew && <p className={styles.fresh}>{t('new')}</p>;
  return (
    // Browsers differ in the space before the sign.
    <p className={styles.approval} suppressHydrationWarning>
      {t.rich('approval', {
        percent: (approval.percent / 100).toLocaleString(locale, { style: 'percent' }),
        b: (figure) => <b suppressHydrationWarning>{figure}</b>,
      })}
    </p>
  );
}
