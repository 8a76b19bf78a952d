import { lazyPart } from '@/components/page/load-later/lazy-part';

const loadByFilm = () => import('./by-film').then((file) => file.ByFilm);

/** The usual way: fetched beside the showings, for what the page holds stands there until they have come. */
export const ByFilm = lazyPart(loadByFilm);
export const fetchByFilm = () => void loadByFilm().catch(() => {});

/** Loaded when they are asked for: the page is read by film. */
export const ByTime = lazyPart(() => import('./by-time').then((file) => file.ByTime), ByFilm);
export const ByCinema = lazyPart(() => import('./by-cinema').then((file) => file.ByCinema), ByFilm);
