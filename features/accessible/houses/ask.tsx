import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { GoLink } from '@/components/page/link/go-link';
import { Section } from '@/components/ui/layout/layout';
import { href } from '@/lib/routing/href';
import styles from './ask.module.scss';

/** Whom to ask before one comes, and what else there is on the way out. */
export function Ask({ statement, children }: { statement: string | null; children?: ReactNode }) {
  const t = useTranslations('accessible');
  const screens = useTranslations('siteMap.screens');
  const hasHelp = href(useLocale(), 'help') !== null;
  return (
    <Section surface="paper" labelledBy="ask">
      <h2 className={styles.heading} id="ask">
        {t('ask')}
      </h2>
      <p className={styles.text}>{t('askText')}</p>
      <div className={styles.ways}>
        <GoLink to="cinemas">{screens('cinemas')}</GoLink>
        {hasHelp && <GoLink to="help">{screens('help')}</GoLink>}
        {statement && (
          <GoLink to="info" params={{ slug: statement }}>
            {t('statement')}
          </GoLink>
        )}
      </div>
      {children}
    </Section>
  );
}
