import { Section } from '@/components/ui/layout/layout';
import { PageHero } from '@/components/ui/page-hero/page-hero';
import { SectionHead } from '@/components/ui/section-head/section-head';
import type { Block } from './composed-page.logic';
import styles from './inner-header.module.scss';

/** A second header opens a chapter; the page's title is the first one's. */
export function InnerHeader({
  block: { kicker, title, subtitle, backdrop },
  id,
}: {
  block: Block<'header'>;
  id: string;
}) {
  if (!backdrop)
    return (
      <Section labelledBy={id}>
        <SectionHead id={id} title={title} />
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </Section>
    );
  return (
    <section className={styles.chapter} aria-label={title}>
      <PageHero picture={backdrop.lg} print="scene" kicker={kicker} title={title} as="h2" size="small">
        {subtitle && <p>{subtitle}</p>}
      </PageHero>
    </section>
  );
}
