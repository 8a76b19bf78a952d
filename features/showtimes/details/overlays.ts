import { lazy } from 'react';

/** Loaded when they are opened: most visitors open neither. */
export const Calendar = lazy(() =>
  import('@/components/views/days/calendar').then(({ Calendar }) => ({ default: Calendar })),
);
export const Details = lazy(() => import('./details').then(({ Details }) => ({ default: Details })));
