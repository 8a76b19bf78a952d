/** What the guide seldom has to say, in one piece of code: one by one they would be small files that share most of it. */
export { PastDay } from '@/components/views/days/past-day';
export { OtherCinemas } from '../place/other-cinemas';
export { FilmsFrom } from './films-from';
export { NothingLeft } from './nothing-left';
export { Silent } from './silent';
