import { lazy } from 'react';

/** Loaded when they are opened: most visitors open neither. */
export const Calendar = lazy(() =>
  import('@/components/views/days/calendar').then(({ Calendar }) => ({ default: Calendar })),
);
export const Details = lazy(() => import('./opened').then(({ Details }) => ({ default: Details })));
/** Where a place plays nothing of a title. */
export const Elsewhere = lazy(() => import('./opened').then(({ Elsewhere }) => ({ default: Elsewhere })));
/** Of a shared link whose day is over. */
export const PastDay = lazy(() => import('./opened').then(({ PastDay }) => ({ default: PastDay })));
