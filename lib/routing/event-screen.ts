import type { EventKind } from '../domain/event';
import { type Locale, locales } from '../sites/locales';
import { href } from './href';
import { template } from './routes';

const screens = {
  season: ['season'],
  special: ['eventSpecial'],
  branded: ['brandedEvent', 'eventSpecial'],
} as const satisfies Record<EventKind, readonly string[]>;

export type EventScreen = (typeof screens)[EventKind][number];

/** The screen of an event; a branded one stands among the special ones on sites without a path for it. */
export const pickEventScreen = (locale: Locale, kind: EventKind): EventScreen =>
  screens[kind].find((screen) => template(screen, locales[locale]) !== null) ?? 'eventSpecial';

/** The page of an event, by its kind. Null where the site has no such pages. */
export const eventHref = (locale: Locale, { kind, slug }: { kind: EventKind; slug: string }): string | null =>
  href(locale, pickEventScreen(locale, kind), { slug });
