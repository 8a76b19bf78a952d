import { Section } from '@/components/ui/layout/layout';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import { Prose } from '@/components/ui/prose/prose';
import { SectionHead } from '@/components/ui/section-head/section-head';
import type { Block } from './composed-page.logic';
import styles from './listing-block.module.scss';

const shot = coverOf('scene', { tablet: ['31vw', 16 / 9], phone: ['92vw', 16 / 9] });

/** Terms, each with its sentence; cards where they bring pictures. */
export function ListingBlock({ block: { title, items }, id }: { block: Block<'listing'>; id: string }) {
  const isPictured = items.some(({ image }) => image);
  return (
    <Section {...(title && { labelledBy: id })}>
      {title && <SectionHead id={id} title={title} />}
      <dl className={styles.listing} data-pictured={isPictured || undefined}>
        {items.map(({ title: term, html, image }) => (
          <div key={term} className={styles.item}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.text}>
              {isPictured && <Picture src={image} alt="" ratio="wide" {...shot} />}
              {html && <Prose html={html} size="note" />}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
