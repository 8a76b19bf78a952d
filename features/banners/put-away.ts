import { focusPage } from '@/lib/visitor/device/focus-page';
import { closeBanner, type DismissalName } from '@/lib/visitor/notices/dismissals';

/** The visitor puts a banner away, and this browser remembers it. */
export function putAway(name: DismissalName): void {
  closeBanner(name);
  document.documentElement.dataset.away += ` ${name}`;
  focusPage();
}
