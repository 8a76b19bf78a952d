import { useTranslations } from 'next-intl';
import { Accordion } from '@/components/ui/accordion/accordion';
import { Wrap } from '@/components/ui/layout/layout';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Prose } from '@/components/ui/prose/prose';
import type { ComposedPage } from '@/lib/domain/page';
import { CurrentClause } from './parts/current-clause.island';
import { buildTerms, type Clause } from './parts/terms.logic';
import styles from './terms.module.scss';

/** Rules in numbered clauses, with their contents beside them where there is room. */
export function TermsScreen({ page }: { page: ComposedPage }) {
  const t = useTranslations('terms');
  const { version, html, clauses, numbered } = buildTerms(page);
  return (
    <div className={styles.page} data-surface="paper">
      <Wrap>
        <PageHead title={page.title}>{version}</PageHead>
        <div className={styles.terms} data-contents={clauses.length > 1 || undefined}>
          {clauses.length > 1 && (
            <div className={styles.contents}>
              <nav className={styles.folded} aria-label={t('contents')}>
                <Accordion summary={t('contents')}>
                  <Contents clauses={clauses} />
                </Accordion>
              </nav>
              <nav className={styles.beside} aria-labelledby="contents">
                <p id="contents" className={styles.label}>
                  {t('contents')}
                </p>
                <CurrentClause>
                  <Contents clauses={clauses} />
                </CurrentClause>
              </nav>
            </div>
          )}
          <article className={styles.text} data-numbered={numbered || undefined}>
            <Prose html={html} />
          </article>
        </div>
      </Wrap>
    </div>
  );
}

function Contents({ clauses }: { clauses: readonly Clause[] }) {
  return (
    <ol className={styles.list}>
      {clauses.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className={styles.link}>
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
