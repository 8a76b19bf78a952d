import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Link } from '@/components/page/link/link';
import { buttonClass } from '@/components/ui/button/button';
import { Wrap } from '@/components/ui/layout/layout';
import styles from './error-screen.module.scss';

interface Props {
  kind: 'missing' | 'gone';
  /** A way on; none when the catalogue does not answer. */
  films?: ReactNode;
  /** The second way on, beside "see the films". */
  children?: ReactNode;
}

const codes = { missing: 404, gone: 410 };

/** A page that is not there (404) or not there any more (410). */
export function ErrorScreen({ kind, films, children }: Props) {
  const t = useTranslations('errors');
  return (
    <Wrap>
      <div className={styles.lost} data-lost>
        <p className={styles.code}>{t('code', { code: codes[kind] })}</p>
        <h1 className={styles.title}>{t(`${kind}.title`)}</h1>
        <p className={styles.text}>
          {t(`${kind}.text`)} {films && t(`${kind}.withFilms`)}
        </p>
        <div className={styles.ways}>
          <Link to="shows" className={buttonClass({ variant: 'primary' })}>
            {t('films')}
          </Link>
          {children}
        </div>
      </div>
      {films}
    </Wrap>
  );
}
