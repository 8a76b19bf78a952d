import { loadLater } from '@/components/page/load-later/load-later.island';

/** Loaded when they are opened: most visitors open neither. */
export const Calendar = loadLater(() => import('@/components/views/days/calendar').then((file) => file.Calendar));
export const Details = loadLater(() => import('./details').then((file) => file.Details));
