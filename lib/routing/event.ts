import type { EventKind } from '../domain/event';
import type { Locale } from '../sites/locales';
import { href } from './href';

const eventScreens = {
  season: 'season',
  special: 'eventSpecial',
  branded: 'brandedEvent',
} as const satisfies Record<EventKind, string>;

/** The page of an event, by its kind. Null where the site has no such pages. */
export const eventHref = (locale: Locale, { kind, slug }: { kind: EventKind; slug: string }): string | null =>
  href(locale, eventScreens[kind], { slug });
