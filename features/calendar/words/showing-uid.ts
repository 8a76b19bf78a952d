import { bookingIdOf } from '@/lib/domain/shortlist';
import { showingKey } from '@/lib/routing/calendar-files';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import type { Played } from './played';

/**
 * The name of a showing for calendars: by its session, so that one that moves stays the same entry, else by what tells it
 * from others.
 */
export function showingUid({ show, cinema, showtime }: Played, site: SiteId): string {
  const { bookingUrl, time, version, auditorium } = showtime;
  const own =
    bookingIdOf(bookingUrl) ?? `${showingKey({ time, version, room: auditorium })}.${show.slug}.${cinema.slug}`;
  return `${own.replace(/[^\w.-]/g, '')}@${siteFacts(site).domain}`;
}
