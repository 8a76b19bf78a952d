import type { Gps } from '@/lib/domain/cinema';
import { kilometresBetween } from '@/lib/domain/distance';
import { formatKilometres } from '@/lib/i18n/kilometres';
import { type Locale, locales } from '@/lib/sites/locales';
import { paintOnChange } from '../device/paint-on-change';
import { useLocator } from './locator.store';
import { positionOf } from './locator-choice';

/**
 * Says in the rows of cinemas how far each is (`data-way`, its latitude and longitude), once the visitor has said where
 * they are: exactly in this visit, to a kilometre when they said it before. Returns how to stop.
 */
export function paintWays(): () => void {
  const stops = [paintOnChange(paint), useLocator.subscribe(paint)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** What is known of one position: pages change often, and words are dear. */
let known: { from: Gps | null; ways: Map<string, string> } = { from: null, ways: new Map() };

function paint(): void {
  const slots = document.querySelectorAll<HTMLElement>('[data-way]');
  if (!slots.length) return;
  const { here, choice } = useLocator.getState();
  const from = here ?? (choice && positionOf(choice));
  if (from?.latitude !== known.from?.latitude || from?.longitude !== known.from?.longitude)
    known = { from, ways: new Map() };
  for (const slot of slots) {
    const spot = slot.dataset.way ?? '';
    const way = from ? (known.ways.get(spot) ?? formatWay(from, spot)) : '';
    known.ways.set(spot, way);
    // What is right already is left alone: every change of the page is looked at.
    if (slot.textContent !== way) slot.textContent = way;
  }
}

function formatWay(from: Gps, spot: string): string {
  const [latitude = Number.NaN, longitude = Number.NaN] = spot.split(',').map(Number);
  const { lang } = document.documentElement;
  return isLocale(lang) ? formatKilometres(kilometresBetween(from, { latitude, longitude }), lang) : '';
}

const isLocale = (lang: string): lang is Locale => Object.hasOwn(locales, lang);
