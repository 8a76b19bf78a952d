import { useTranslations } from 'next-intl';
import { pickClass } from '@/components/ui/filter-pick/pick-nav';
import { Icon } from '@/components/ui/icon/icon';
import { pressAttributes } from '@/lib/visitor/device/presses';
import styles from './compare-button.module.scss';

/** From its press on, the showings of the page are ticked to be compared. Of the server: it costs a board no script. */
export function CompareButton() {
  const t = useTranslations('tray');
  return (
    <button type="button" className={`${pickClass} ${styles.compare}`} {...pressAttributes('compare')}>
      <Icon name="list" />
      {t('start')}
    </button>
  );
}
