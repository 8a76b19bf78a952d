import { lazy } from 'react';

/** Not there before the page is awake: what a device keeps no server knows. */
export const OwnPicks = lazy(() => import('./own-picks').then((file) => ({ default: file.OwnPicks })));
