import { useLocale, useTranslations } from 'next-intl';
import type { FeelingCounts } from '@/lib/domain/client';
import { type Emotion, emotionKinds } from '@/lib/domain/emotion';
import { Face } from './face';
import styles from './opinion.module.scss';

interface Props {
  name: string;
  counts: FeelingCounts;
  felt: Emotion | null;
  onFeel: (emotion: Emotion, button: HTMLElement) => void;
}

/** Three words for what it was like, and how many said each. */
export function OpinionView({ name, counts, felt, onFeel }: Props) {
  const t = useTranslations('opinion');
  const locale = useLocale();
  return (
    <section className={styles.opinion}>
      <h2 className={styles.title}>{t('title')}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: nothing here is sent as a form */}
      <div role="group" aria-label={t('label', { name })} className={styles.faces}>
        {emotionKinds.map((emotion) => (
          <button
            key={emotion}
            type="button"
            className={styles.face}
            aria-pressed={felt === emotion}
            onClick={({ currentTarget }) => onFeel(emotion, currentTarget)}
          >
            <Face emotion={emotion} />
            {t(emotion)}
            {/* The server and a browser may group figures each in their own way, as for fr-CH. */}
            <span className={styles.count} suppressHydrationWarning>
              {counts[emotion].toLocaleString(locale)}
            </span>
          </button>
        ))}
      </div>
      {counts.wishlist > 0 && (
        <p className={styles.wishes} suppressHydrationWarning>
          {t('wishes', { count: counts.wishlist })}
        </p>
      )}
    </section>
  );
}
