import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { type Emotion, emotionKinds } from '@/lib/domain/emotion';

interface Props {
  /** Of the film. */
  name: string;
  className: string | undefined;
  /** What the visitor said of it. */
  own: Emotion | null;
  faceOf: (emotion: Emotion) => ComponentProps<'button'>;
}

/** What a film was like, in three words of which one can be the visitor's. */
export function EmotionFaces({ name, className, own, faceOf }: Props) {
  const t = useTranslations('opinion');
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is sent as a form
    <div role="group" aria-label={t('label', { name })} className={className}>
      {emotionKinds.map((emotion) => (
        <button
          key={emotion}
          type="button"
          data-emotion={emotion}
          aria-pressed={own === emotion}
          {...faceOf(emotion)}
        />
      ))}
    </div>
  );
}
