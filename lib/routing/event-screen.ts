import type { EventKind } from '../domain/event';
import { type Locale, locales } from '../sites/locales';
import { template } from './routes';

const screens = {
  season: ['season'],
  special: ['eventSpecial'],
  branded: ['brandedEvent', 'eventSpecial'],
} as const satisfies Record<EventKind, readonly string[]>;

export type EventScreen = (typeof screens)[EventKind][number];

/** The screen of an event; a branded one stands among the special ones on sites without a path for it. */
export const eventScreen = (locale: Locale, kind: EventKind): EventScreen =>
  screens[kind].find((screen) => template(screen, locales[locale]) !== null) ?? 'eventSpecial';
