import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden';
import { emotionKinds } from '@/lib/domain/emotion';
import { useFeelings } from '@/lib/visitor/feelings';
import { Face } from './face';
import styles from './own-opinion.module.scss';
import { useFeelingChange } from './use-feeling-change';

/** Three faces under a card, for whoever has seen the film; the poster says which one was chosen. */
export function OwnOpinion({ slug, name }: { slug: string; name: string }) {
  const t = useTranslations('opinion');
  const own = useFeelings()?.emotions[slug] ?? null;
  const change = useFeelingChange();
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is sent as a form
    <div role="group" aria-label={t('label', { name })} className={styles.faces}>
      {emotionKinds.map((emotion) => (
        <button
          key={emotion}
          type="button"
          className={styles.face}
          title={t(emotion)}
          aria-pressed={own === emotion}
          // The same face once more takes it back.
          onClick={({ currentTarget: trigger }) =>
            change({ slug, name }, { emotion: emotion === own ? null : emotion }, { trigger })
          }
        >
          <Face emotion={emotion} />
          <VisuallyHidden>{t(emotion)}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}
