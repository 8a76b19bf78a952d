/** One piece of code for what is opened, and for what most places and links never need: they share most of it. */
export { PastDay } from '@/components/views/days/past-day';
export { Details } from './details';
export { Elsewhere } from './elsewhere';
