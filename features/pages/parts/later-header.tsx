import { Section } from '@/components/ui/layout/layout';
import { SectionHead } from '@/components/ui/section-head/section-head';
import { Stage } from '@/components/ui/stage/stage';
import type { Block } from './composed-page.logic';
import styles from './later-header.module.scss';

/** A second header opens a chapter; the page's title is the first one's. */
export function LaterHeader({ block: { title, subtitle, backdrop }, id }: { block: Block<'header'>; id: string }) {
  if (!backdrop)
    return (
      <Section labelledBy={id}>
        <SectionHead id={id} title={title} />
        {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
      </Section>
    );
  return (
    <section className={styles.chapter} aria-label={title}>
      <Stage picture={backdrop.lg} title={title} as="h2" size="small">
        {subtitle && <p>{subtitle}</p>}
      </Stage>
    </section>
  );
}
