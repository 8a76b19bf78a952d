import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import type { Emotion } from '@/lib/domain/emotion';
import type { OpinionShares } from '@/lib/domain/opinion-shares';
import { formatFigures } from '@/lib/i18n/figures';
import { EmotionFace } from './emotion-face';
import { EmotionFaces } from './emotion-faces';
import styles from './opinion.module.scss';

interface Props {
  name: string;
  /** How many want to see it. */
  wishes: number;
  felt: OpinionShares | null;
  own: Emotion | null;
  /** Missing where what surrounds it hears the presses. */
  onFeel?: (emotion: Emotion, button: HTMLElement) => void;
}

/** Three words for what it was like, how many said each, and which one the visitor says. */
export function OpinionView({ name, wishes, felt, own, onFeel }: Props) {
  const t = useTranslations('opinion');
  const locale = useLocale();
  const counted = (count: number) => ({ count, figures: formatFigures(count, locale) });
  return (
    <section className={styles.opinion}>
      <h2 className={styles.title}>{t('title')}</h2>
      <EmotionFaces
        name={name}
        className={styles.faces}
        own={own}
        faceOf={(emotion) => ({
          className: styles.face,
          style: { '--share': `${felt?.shares[emotion] ?? 0}%` } as CSSProperties,
          ...(onFeel && { onClick: ({ currentTarget }) => onFeel(emotion, currentTarget) }),
          children: (
            <>
              <EmotionFace emotion={emotion} />
              {t(emotion)}
              {/* Browsers differ in the space before the sign. */}
              {felt && (
                <span className={styles.share} suppressHydrationWarning>
                  {(felt.shares[emotion] / 100).toLocaleString(locale, { style: 'percent' })}
                </span>
              )}
            </>
          ),
        })}
      />
      <p className={styles.numbers}>
        {felt ? t('answers', counted(felt.total)) : t('none')}
        {wishes > 0 && ` · ${t('wishes', counted(wishes))}`}
      </p>
    </section>
  );
}
