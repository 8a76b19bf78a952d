import { lazy } from 'react';

const loadByFilm = () => import('./by-film').then((file) => ({ default: file.ByFilm }));

/** The usual way: fetched beside the showings, for what the page holds stands there until they have come. */
export const ByFilm = lazy(loadByFilm);
export const fetchByFilm = () => void loadByFilm();

/** Loaded when they are asked for: the page is read by film. */
export const ByTime = lazy(() => import('./by-time').then((file) => ({ default: file.ByTime })));
export const ByCinema = lazy(() => import('./by-cinema').then((file) => ({ default: file.ByCinema })));
