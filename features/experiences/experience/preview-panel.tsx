import { useTranslations } from 'next-intl';
import { AnchoredDialog } from '@/components/ui/dialog/anchored-dialog';
import { coverOf } from '@/components/ui/picture/cover-of';
import { Picture } from '@/components/ui/picture/picture';
import type { ExperienceDetails } from '@/lib/domain/experience';
import { panels } from './panels';
import styles from './preview-panel.module.scss';

const shot = coverOf('hall', { phone: ['100vw', 16 / 9] });

/** The hall over the whole screen, with what it promises. */
export function PreviewPanel({ experience: { title, tagline, teaser, picture } }: { experience: ExperienceDetails }) {
  const t = useTranslations('experiences');
  return (
    <AnchoredDialog
      id={panels.preview}
      modal="experienceTeaser"
      surface="ink"
      title={t('previewOf', { title })}
      closeLabel={t('closePreview')}
    >
      <figure className={styles.preview}>
        <div className={styles.picture}>
          <Picture src={picture} alt="" ratio="wide" {...shot} />
        </div>
        <figcaption className={styles.words}>
          {tagline && <p className={styles.line}>{tagline}</p>}
          <p>{teaser}</p>
        </figcaption>
      </figure>
    </AnchoredDialog>
  );
}
