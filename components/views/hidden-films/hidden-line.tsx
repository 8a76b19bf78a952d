import { useTranslations } from 'next-intl';
import { pressAttributes } from '@/lib/visitor/device/presses';
import styles from './hidden-films.module.scss';

/**
 * How many films of this page its visitor hid, and the way to see them. Written by hand once the page is awake
 * (`features/hidden-films/paint-hidden.ts`): the page is the same for everyone, and keeps room for it only where somebody hid something.
 */
export function HiddenLine({
  look = 'beside',
}: {
  /** Beside other words, a line of its own, or aside from a bar. */ look?: 'beside' | 'below' | 'aside';
}) {
  const t = useTranslations('hidden');
  return (
    <button
      type="button"
      className={styles[look]}
      {...pressAttributes('unfoldFilms')}
      data-one={t('one')}
      data-many={t('many', { count: '{}' })}
      data-again={t('again')}
      data-back={t('back')}
      suppressHydrationWarning
    >
      {''}
    </button>
  );
}
