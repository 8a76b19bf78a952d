import { Section } from '@/components/layout/layout';
import { Picture } from '@/components/picture/picture';
import { Prose } from '@/components/prose/prose';
import { SectionHead } from '@/components/section-head/section-head';
import type { Block } from '../composed-page.logic';
import styles from './explanation.module.scss';

interface Props {
  block: Block<'explanation'>;
  id: string;
  /** Numbered lists are drawn as steps rather than set as text. */
  steps: boolean;
}

/** A passage of text, beside its picture where there is one. */
export function Explanation({ block: { title, html, image }, id, steps }: Props) {
  if (!html && !image) return null;
  return (
    <Section {...(title && { labelledBy: id })}>
      {title && <SectionHead id={id} title={title} />}
      <div
        className={styles.passage}
        data-pictured={Boolean(image && html) || undefined}
        data-steps={steps || undefined}
      >
        {html && (
          <div className={styles.text}>
            <Prose html={html} />
          </div>
        )}
        {image && <Picture src={image} alt="" ratio="photo" sizes="(min-width: 1080px) 45vw, 100vw" />}
      </div>
    </Section>
  );
}
