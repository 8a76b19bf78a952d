import { featured } from '../world/answers/featured';
import { show, showTranslate } from '../world/answers/show';
import { shows } from '../world/answers/shows';
import { showCinemas, showtimesAll, showtimesAt, showtimesOn } from '../world/answers/showtimes';
import { vod } from '../world/answers/vod';
import { isDate } from '../world/time';
import { mock, Refusal } from './mock';

/** What an event answers to clients that ask for all its dates at once. */
const noMovie = new Refusal(403, 'No movie allowed !');

export const showHandlers = [
  mock('shows', ({ world, language }) => shows(world, language)),
  mock('show', ({ world, slug, language }) => {
    const found = show(world, slug, language);
    return found === 'gone' ? new Refusal(410, { error: 'Gone' }) : found;
  }),
  mock('showTranslate', ({ world, slug }) => showTranslate(world, slug)),
  mock('showCinemas', ({ world, slug }) => showCinemas(world, slug)),
  // One address, two meanings: a date or a cinema.
  mock(
    'showtimesOn',
    ({ world, slug, date, language }) => {
      if (isDate(date)) return showtimesOn(world, slug, date, language);
      const all = showtimesAll(world, slug, date, language);
      return all === 'refused' ? noMovie : all;
    },
    ({ date = '' }) => (isDate(date) ? 'showtimesOn' : 'showtimesAll'),
  ),
  // Both orders come here, told apart by which of the two is a date.
  mock(
    'showtimesAt',
    ({ world, slug, cinema, date, language }) =>
      isDate(cinema)
        ? showtimesAt(world, slug, date, cinema, language)
        : showtimesAt(world, slug, cinema, date, language),
    ({ cinema = '' }) => (isDate(cinema) ? 'showtimesAtSwapped' : 'showtimesAt'),
  ),
  mock('vod', ({ world, language }) => vod(world, language)),
  mock('featured', ({ world, type }) => featured(world, type)),
];
