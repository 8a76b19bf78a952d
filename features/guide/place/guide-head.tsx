import { useTranslations } from 'next-intl';
import { Wrap } from '@/components/ui/layout/layout';
import { openLocator } from '@/lib/visitor/place/locator.store';
import styles from './guide-head.module.scss';

/** What the page is, and where: the name of the place is what changes it. */
export function GuideHead({ name, short = name }: { name: string; short?: string | undefined }) {
  const t = useTranslations('guide');
  return (
    <Wrap>
      <div className={styles.head}>
        <h1 className={styles.title}>{t('title')}</h1>
        <button
          type="button"
          className={styles.place}
          aria-haspopup="dialog"
          aria-label={t('where', { place: name })}
          onClick={openLocator}
        >
          <span className={styles.name}>{name}</span>
          <span className={styles.short}>{short}</span>
        </button>
      </div>
    </Wrap>
  );
}
