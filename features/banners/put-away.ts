import { focusPage } from '@/lib/visitor/device/focus-page';
import { type DismissalName, dismissBanner } from '@/lib/visitor/notices/dismissals';

/** The visitor puts a banner away, and this browser remembers it. */
export function putAway(name: DismissalName): void {
  dismissBanner(name);
  document.documentElement.dataset.away += ` ${name}`;
  focusPage();
}
