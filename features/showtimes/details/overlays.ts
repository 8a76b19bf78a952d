import { lazyPart } from '@/components/page/load-later/lazy-part';

/** Loaded when they are opened: most visitors open neither. */
export const Calendar = lazyPart(() => import('@/components/views/days/calendar').then(({ Calendar }) => Calendar));
export const Details = lazyPart(() => import('./opened').then(({ Details }) => Details));
/** Where a place plays nothing of a title. */
export const Elsewhere = lazyPart(() => import('./opened').then(({ Elsewhere }) => Elsewhere));
/** Of a shared link whose day is over. */
export const PastDay = lazyPart(() => import('./opened').then(({ PastDay }) => PastDay));
