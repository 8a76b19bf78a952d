import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon/icon';
import type { HidingReason } from '@/lib/domain/hidden-films';
import { pressAttributes } from '@/lib/visitor/device/presses';
import styles from './hidden-films.module.scss';

const reasons = ['seen', 'no'] as const satisfies HidingReason[];
const icons = { seen: 'check', no: 'close' } as const;

/** On a film's own page: it was seen, or is nothing for this visitor, and need not stand in lists. */
export function HideFilm({ slug, name }: { slug: string; name: string }) {
  const t = useTranslations('hidden');
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing here is sent as a form
    <div
      role="group"
      aria-label={t('label', { name })}
      className={styles.reasons}
      data-hiding={slug}
      data-hidden={t('hidden', { name })}
      data-shown={t('shown', { name })}
      data-refused={t('refused')}
      data-undo={t('undo')}
    >
      {reasons.map((why) => (
        <button
          key={why}
          type="button"
          className={styles.reason}
          {...pressAttributes('hideFilm')}
          data-why={why}
          aria-pressed={false}
          suppressHydrationWarning
        >
          <Icon name={icons[why]} />
          {t(why)}
        </button>
      ))}
    </div>
  );
}
