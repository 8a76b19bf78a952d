import { useTranslations } from 'next-intl';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';
import type { ComparedShowing } from './listed';
import styles from './row-facts.module.scss';

/** `movedFrom`: when it was to begin, where that has changed. */
type Props = { found: ComparedShowing; movedFrom: string | null };

/** What there is to compare of a showing beside its time. */
export function RowFacts({ found: { film, version, cinema, price }, movedFrom }: Props) {
  const t = useTranslations('shortlist');
  return (
    <>
      <p className={styles.version}>{version}</p>
      <p className={styles.fact}>
        <IntentLink href={cinema.href}>{cinema.name}</IntentLink>
        {film.facts && <span>&nbsp;· {film.facts}</span>}
      </p>
      {price && <p className={styles.fact}>{t('price', price)}</p>}
      {movedFrom && <p className={styles.moved}>{t('moved', { time: movedFrom })}</p>}
    </>
  );
}
