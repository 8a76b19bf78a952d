import { lazyPart } from '@/components/page/load-later/lazy-part';

/** Not there before the page is awake: what a device keeps no server knows. */
export const OwnPicks = lazyPart(() => import('./own-picks').then((file) => file.OwnPicks));
