import { saveText } from '../device/storage';

/** What a visitor put away or has seen, and how many days it stays away (spec visitor §9 for the push). */
export const dismissals = {
  app: { key: 'candela_app_banner', days: 30 },
  push: { key: 'candela_push', days: 1 },
} as const;

/** Where a visit began, for as long as the tab is open: that page is without the push. */
export const firstPageKey = 'candela_first';

export type DismissalName = keyof typeof dismissals;

const day = 24 * 3_600_000;

/** Written as the instant from which it is shown again. A browser that refuses storage shows it again. */
export function closeBanner(name: DismissalName): void {
  const { key, days } = dismissals[name];
  saveText('local', key, String(Date.now() + days * day));
}
