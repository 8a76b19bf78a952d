import { getLocale, getTranslations } from 'next-intl/server';
import { AppIcon } from '@/components/ui/app-icon/app-icon';
import { Button, buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { brand } from '@/lib/sites/brand';
import { pressAttributes } from '@/lib/visitor/device/presses';
import styles from './smart-banner.module.scss';

const stores = ['apple', 'android'] as const;

/** The app, on devices that have a store for it. It is in every page, and the head says for whom it is shown. */
export async function SmartBanner() {
  const locale = await getLocale();
  const [{ features, apps }, t] = await Promise.all([
    readSettingsOrDefaults(locale),
    getTranslations({ locale, namespace: 'banners' }),
  ]);
  if (!features.smartBanner) return null;
  return stores.map((store) => {
    const url = apps[store];
    return (
      url && (
        <aside
          key={store}
          className={styles.banner}
          data-store={store}
          data-surface="paper"
          data-chrome
          aria-label={t('app.label', { brand: brand.name })}
        >
          <Button
            data-scripted
            variant="quiet"
            size="icon"
            aria-label={t('app.close')}
            {...pressAttributes('putAwayApp')}
          >
            <Icon name="close" />
          </Button>
          <AppIcon />
          <p className={styles.words}>
            <b>{brand.name}</b> {t('app.text')}
          </p>
          <a
            className={buttonClass({ variant: 'primary' })}
            href={url}
            aria-label={t('app.openName', { brand: brand.name })}
          >
            {t('app.open')}
          </a>
        </aside>
      )
    );
  });
}
