import { Section } from '@/components/ui/layout/layout';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import { Prose } from '@/components/ui/prose/prose';
import { SectionHead } from '@/components/ui/section-head/section-head';
import type { Block } from './composed-page.logic';
import styles from './explanation-block.module.scss';
import { Steps } from './steps';
import { parseSteps } from './steps.logic';

const shot = coverOf('scene', { tablet: ['38vw', 3 / 2], phone: ['92vw', 3 / 2] });

interface Props {
  block: Block<'explanation'>;
  id: string;
  /** Headed passages are numbered steps rather than text. */
  numbered: boolean;
}

/** A passage of text, beside its picture where there is one. */
export function ExplanationBlock({ block: { title, html, image }, id, numbered }: Props) {
  if (!html && !image) return null;
  const found = numbered && html ? parseSteps(html) : null;
  const lead = found ? found.lead : html;
  return (
    <Section {...(title && { labelledBy: id })}>
      {title && <SectionHead id={id} title={title} />}
      <div className={styles.passage} data-pictured={Boolean(image && html) || undefined}>
        {html && (
          <div className={styles.text}>
            {lead && <Prose html={lead} />}
            {found && <Steps steps={found.steps} stacked={image !== null} />}
          </div>
        )}
        {image && <Picture src={image} alt="" ratio="photo" {...shot} />}
      </div>
    </Section>
  );
}
