import { expireAnswers } from '../api/answer-cache';
import { forgetCachedReads } from '../api/cached-reads';
import { forgetDayShowtimes } from '../api/kept-day-showtimes';
import { forgetFlags } from '../guards/flags';
import { forgetGuards } from '../guards/guards';

/** Has everything that this process knows of what was published asked anew; the old serves while it is, and through an outage. */
export function applyPublication(tags: readonly string[]): void {
  expireAnswers(tags);
  forgetGuards();
  forgetFlags();
  forgetCachedReads();
  forgetDayShowtimes();
}
