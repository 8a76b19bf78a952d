import type { Listed } from '@/lib/domain/listing';
import type { CalendarEntry } from '@/lib/domain/lists-by-month';
import type { ShowsTab } from '@/lib/routing/shows-tabs';

/** A title on its day, and the tabs that show it there. */
export type Entry = CalendarEntry<Listed, ShowsTab>;
