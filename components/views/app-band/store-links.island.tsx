'use client';
// Only the browser knows whether it runs on an iPhone or an Android; the link to the other store stays.
import { buttonClass } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import type { Settings } from '@/lib/domain/settings';
import type { AppStore } from '@/lib/visitor/device/app-store';
import { useAppStore } from '@/lib/visitor/device/use-app-store';
import styles from './app-band.module.scss';

const names: Record<AppStore, string> = { apple: 'App Store', android: 'Google Play' };
const order: readonly AppStore[] = ['apple', 'android'];

/** Both stores, that of the visitor's device first among equals. */
export function StoreLinks({ apps }: { apps: Settings['apps'] }) {
  const own = useAppStore();
  return (
    <ul className={styles.stores}>
      {order.map((store) => {
        const address = apps[store];
        return (
          address && (
            <li key={store}>
              <a
                className={buttonClass({ variant: store === own ? 'primary' : 'outline', size: 'tall' })}
                href={address}
              >
                <Icon name="phone" />
                {names[store]}
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}
