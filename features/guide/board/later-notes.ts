import { lazyPart } from '@/components/page/load-later/lazy-part';

const load = () => import('./notes');

/** Of a shared link whose day is over. */
export const PastDay = lazyPart(() => load().then((notes) => notes.PastDay));
export const OtherCinemas = lazyPart(() => load().then((notes) => notes.OtherCinemas));
export const FilmsFrom = lazyPart(() => load().then((notes) => notes.FilmsFrom));
export const NothingLeft = lazyPart(() => load().then((notes) => notes.NothingLeft));
export const Silent = lazyPart(() => load().then((notes) => notes.Silent));
