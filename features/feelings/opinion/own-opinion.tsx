import { useTranslations } from 'next-intl';
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden';
import { useFeelings } from '@/lib/visitor/marks/use-feelings';
import { EmotionFace } from './emotion-face';
import { EmotionFaces } from './emotion-faces';
import styles from './own-opinion.module.scss';
import { useFeelingChange } from './use-feeling-change';

/** Three faces under a card, for whoever has seen the film; the poster says which one was chosen. */
export function OwnOpinion({ slug, name }: { slug: string; name: string }) {
  const t = useTranslations('opinion');
  const own = useFeelings()?.emotions[slug] ?? null;
  const change = useFeelingChange();
  return (
    <EmotionFaces
      name={name}
      className={styles.faces}
      own={own}
      faceOf={(emotion) => ({
        className: styles.face,
        title: t(emotion),
        // The same face once more takes it back.
        onClick: ({ currentTarget: trigger }) =>
          change({ slug, name }, { emotion: emotion === own ? null : emotion }, { trigger }),
        children: (
          <>
            <EmotionFace emotion={emotion} />
            <VisuallyHidden>{t(emotion)}</VisuallyHidden>
          </>
        ),
      })}
    />
  );
}
