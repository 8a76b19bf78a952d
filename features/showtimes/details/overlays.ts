import { lazy } from 'react';

/** Loaded when they are opened: most visitors open neither. */
export const Calendar = lazy(() =>
  import('@/components/views/days/calendar').then(({ Calendar }) => ({ default: Calendar })),
);
/** Once "More" is pressed, or the address has chosen some of it. */
export const EveningFields = lazy(() =>
  import('@/components/views/evening/evening-fields').then((file) => ({ default: file.EveningFields })),
);
export const Details = lazy(() => import('./details').then(({ Details }) => ({ default: Details })));
