import { z } from 'zod';
import { siteFacts, siteIds } from '../sites/sites';
import type { CalendarEvent } from './calendar-event';

type Span = { now: number; until: number };

/** So few may be called off at once, however many there are. */
const believed = 3;

/**
 * What a calendar was told before and is told no more although it still lies ahead: called off. Where most of it is gone
 * at once it is a fault of the catalogue, and nobody is told that their evening is off.
 */
export function listCancelled(
  before: readonly CalendarEvent[],
  present: readonly CalendarEvent[],
  { now, until }: Span,
): CalendarEvent[] {
  const known = new Set(present.map(({ uid }) => uid));
  const ahead = before.filter(({ begins }) => begins > now && begins < until);
  const gone = ahead.filter(({ uid }) => !known.has(uid));
  const news = gone.filter(({ isCancelled }) => !isCancelled);
  const isFault = news.length > believed && news.length * 2 > ahead.length;
  return gone.filter(({ isCancelled }) => isCancelled || !isFault).map((event) => ({ ...event, isCancelled: true }));
}

/** What is to be remembered of it: what lies ahead, whether it is still told or not. */
export function listRemembered(
  before: readonly CalendarEvent[],
  told: readonly CalendarEvent[],
  now: number,
): CalendarEvent[] {
  const all = new Map([...before, ...told].map((event) => [event.uid, event]));
  return [...all.values()].filter(({ begins }) => begins > now).map((event) => ({ ...event, text: '', url: null }));
}

/** Milliseconds since 1970, and no later than calendars have the changes of a clock for. */
const instant = z.number().min(0).max(Date.UTC(2100, 0));

/** Lists as `listRemembered` makes them, for whoever reads one of another time and another build. */
export const rememberedEvents: z.ZodType<CalendarEvent[]> = z.array(
  z.object({
    uid: z.string(),
    title: z.string(),
    begins: instant,
    ends: instant.nullable(),
    timeZone: z.enum(siteIds.map((site) => siteFacts(site).timeZone)),
    place: z
      .object({
        name: z.string(),
        address: z.string(),
        gps: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
      })
      .nullable(),
    text: z.literal(''),
    url: z.null(),
    isCancelled: z.boolean().exactOptional(),
  }),
);
