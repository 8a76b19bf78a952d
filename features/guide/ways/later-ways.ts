import { lazy } from 'react';

/** Loaded when they are asked for: the page is read by film. */
export const ByTime = lazy(() => import('./by-time').then((file) => ({ default: file.ByTime })));
export const ByCinema = lazy(() => import('./by-cinema').then((file) => ({ default: file.ByCinema })));
