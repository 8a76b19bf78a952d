import { useLocale, useTranslations } from 'next-intl';
import { Section, Wrap } from '@/components/ui/layout/layout';
import { PageHead } from '@/components/ui/page-head/page-head';
import { textLinkClass } from '@/components/ui/text-link/text-link';
import { brand } from '@/lib/sites/brand';
import { locales } from '@/lib/sites/locales';
import styles from './api-docs.module.scss';
import { Calls } from './parts/calls';
import { Feeds } from './parts/feeds';
import { Types } from './parts/types';

const rules = ['terms', 'limits', 'caching', 'polite'] as const;

/** What programs may ask of this site, and how: drawn on the server from what `/api/openapi.json` is made of. */
export function ApiDocsScreen() {
  const t = useTranslations('apiDocs');
  const { origin, language } = locales[useLocale()];
  return (
    <div className={styles.page} data-surface="paper">
      <Wrap>
        <PageHead title={t('title')}>{t('lead')}</PageHead>
        <p className={styles.document}>
          <a href="/api/openapi.json" className={textLinkClass()}>
            {t('document')}
          </a>
        </p>
        <section className={styles.example} aria-labelledby="api-example">
          <h2 id="api-example">{t('example')}</h2>
          <pre>
            <code>{`curl --compressed '${origin}/api/cinemas?language=${language}'`}</code>
          </pre>
        </section>
        <div className={styles.rules}>
          {rules.map((rule) => (
            <section key={rule} aria-labelledby={`api-${rule}`}>
              <h2 id={`api-${rule}`}>{t(`rules.${rule}.title`)}</h2>
              <p>{t(`rules.${rule}.text`, { brand: brand.name })}</p>
            </section>
          ))}
        </div>
      </Wrap>
      <Section>
        <Feeds />
        <Calls />
        <Types />
      </Section>
    </div>
  );
}
