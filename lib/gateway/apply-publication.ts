import { expireAnswers } from '../api/answer-cache';
import { forgetCachedReads } from '../api/cached-reads';
import { forgetDayShowtimes } from '../api/kept-day-showtimes';
import { forgetFlags } from '../guards/flags';
import { forgetGuards } from '../guards/guards';
import { forgetTranslations } from '../guards/translate-slug';
import { notePublication } from '../process/publications';

/** Has everything that this process knows of what was published asked anew; the old serves while it is, and through an outage. What is on its way is not kept. */
export function applyPublication(tags: readonly string[]): void {
  notePublication(tags);
  expireAnswers(tags);
  forgetGuards(tags);
  forgetFlags();
  forgetTranslations();
  forgetCachedReads(tags);
  forgetDayShowtimes();
}
