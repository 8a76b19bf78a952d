import { useLocale, useTranslations } from 'next-intl';
import type { CSSProperties } from 'react';
import { ReceptionHead } from '@/components/views/reception/reception-head';
import { ReceptionNote } from '@/components/views/reception/reception-note';
import type { Emotion } from '@/lib/domain/emotion';
import type { OpinionShares } from '@/lib/domain/opinion-shares';
import { pickApproval } from '@/lib/domain/reception';
import { formatFigures } from '@/lib/i18n/figures';
import { EmotionFace } from './emotion-face';
import { EmotionFaces } from './emotion-faces';
import styles from './opinion.module.scss';

interface Props {
  name: string;
  /** How many want to see it. */
  wishes: number;
  felt: OpinionShares | null;
  isNew: boolean;
  own: Emotion | null;
  /** Missing where what surrounds it hears the presses. */
  onFeel?: (emotion: Emotion, button: HTMLElement) => void;
}

/** Three words for what it was like, how many of enough voices said each, and which one the visitor says. */
export function OpinionView({ name, wishes, felt, isNew, own, onFeel }: Props) {
  const t = useTranslations('opinion');
  const locale = useLocale();
  const told = pickApproval(felt) && felt;
  return (
    <section className={styles.opinion}>
      <h2 className={styles.title}>{t('title')}</h2>
      <ReceptionHead felt={felt} isNew={isNew} />
      <EmotionFaces
        name={name}
        className={styles.faces}
        own={own}
        faceOf={(emotion) => ({
          className: styles.face,
          style: { '--share': `${told?.shares[emotion] ?? 0}%` } as CSSProperties,
          ...(onFeel && { onClick: ({ currentTarget }) => onFeel(emotion, currentTarget) }),
          children: (
            <>
              <EmotionFace emotion={emotion} />
              {t(emotion)}
              {/* Browsers differ in the space before the sign. */}
              {told && (
                <span className={styles.share} suppressHydrationWarning>
                  {(told.shares[emotion] / 100).toLocaleString(locale, { style: 'percent' })}
                </span>
              )}
            </>
          ),
        })}
      />
      <p className={styles.numbers}>
        <ReceptionNote felt={felt} />
        {wishes > 0 && (
          <>
            <br />
            {t('wishes', { count: wishes, figures: formatFigures(wishes, locale) })}
          </>
        )}
      </p>
    </section>
  );
}
