import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button/button';
import { AnchoredDialog } from '@/components/ui/dialog/anchored-dialog';
import { ImageElement } from '@/components/ui/picture/image-element.lean';
import { Prose } from '@/components/ui/prose/prose';
import { EditorLink } from '@/components/views/editor-link/editor-link';
import type { ExperienceDetails } from '@/lib/domain/experience';
import styles from './details-panel.module.scss';
import { panels } from './panels';

type Props = { experience: ExperienceDetails /** Where its editors lead on to. */; ctaUrl: string | null };

/** All that its editors say of it, and who can enjoy it. */
export function DetailsPanel({ experience: { title, details, badge, accessibility }, ctaUrl }: Props) {
  const t = useTranslations('experiences');
  if (!details) return null;
  return (
    <AnchoredDialog
      id={panels.details}
      modal="experienceDetails"
      title={details.title}
      note={title}
      closeLabel={t('closeDetails')}
    >
      <div className={styles.details}>
        <Prose html={details.html} size="note" />
        {badge && (
          <div>
            {badge.image && (
              <span className={styles.badge}>
                <ImageElement src={badge.image} alt="" sizes={56} ratio={1} first={false} />
              </span>
            )}
            <h3 className={styles.title}>{badge.title}</h3>
            {badge.description && <p>{badge.description}</p>}
          </div>
        )}
        {accessibility && (
          <div>
            <h3 className={styles.title}>{t('accessibility')}</h3>
            <p>{accessibility}</p>
          </div>
        )}
        {ctaUrl && (
          <EditorLink href={ctaUrl} className={buttonClass({ variant: 'primary' })}>
            {t('goOn')}
          </EditorLink>
        )}
      </div>
    </AnchoredDialog>
  );
}
