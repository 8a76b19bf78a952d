import { fitsFilters, type NextStart, pickNextStart, type StartQuestion } from '@/lib/domain/starts';
import { eveningTag, kidsTag, parseFilters } from '@/lib/routing/filters';
import { namedPlaceKey } from '@/lib/routing/place-filter';
import { paintOnChange } from '../device/paint-on-change';
import { slugOfMark } from '../device/slug-of-mark';
import { followNow, readNow, setClockBy } from '../device/use-now';
import { findKnownStarts } from './ask-starts';
import { useLocator } from './locator.store';
import { boardPlaceKey } from './locator-choice';

const minute = 60_000;
/** Minutes. */
const halfDay = 12 * 60;

/**
 * Says on the cards of films when each begins next at the visitor's place ("From 18:05 · Confluence"). Cards are the
 * same for everyone and keep room for it (`data-starts`, the slug, unless the heart of its card has it); one listener fills them all, those that come with
 * the next page too, and changes them with the minute. Returns how to stop.
 */
export function paintStarts(): () => void {
  const stop = new AbortController();
  const paintInSight = () => document.hidden || paint();
  addEventListener('visibilitychange', paintInSight, { signal: stop.signal });
  const stops = [paintOnChange(paint), useLocator.subscribe(paint), followNow(paintInSight), () => stop.abort()];
  paintInSight();
  return () => {
    for (const each of stops) each();
  };
}

/** Days asked for where an address names some: a weekend has two. */
const mostDays = 2;

function paint(): void {
  const slots = document.querySelectorAll<HTMLElement>('[data-starts]');
  if (!slots.length) return;
  const { choice, place: known } = useLocator.getState();
  const { localisation, date, versions, tags } = parseFilters(location.pathname);
  const own = namedPlaceKey(localisation) ?? boardPlaceKey(choice, known);
  // A list of films in one version must not name a showing in another.
  const fits = fitsFilters(
    versions,
    tags?.filter((tag) => tag !== eveningTag && tag !== kidsTag),
  );
  const days = date?.slice(0, mostDays) ?? [null];
  const now = Math.floor(readNow() / minute);
  for (const slot of slots) {
    const place = slot.closest<HTMLElement>('[data-starts-at]')?.dataset.startsAt ?? own;
    fill(slot, place ? findNext({ slug: slot.dataset.starts || slugOnCard(slot), now, fits }, place, days) : null);
  }
}

function slugOnCard(slot: HTMLElement): string {
  const heart = slot.closest('article')?.querySelector<HTMLElement>('[data-mark="film"]');
  return heart ? slugOfMark(heart) : '';
}

/** On the days that the address names; else today and, where nothing is left there, tomorrow. */
function findNext(question: StartQuestion, place: string, days: readonly (string | null)[]): NextStart | null {
  for (const day of days) {
    const starts = findKnownStarts(place, day, paint);
    // The server's today lasts from one dawn to the next: a clock that is right lies within twelve hours of its middle.
    if (starts && !day) setClockBy((starts.dawn + halfDay) * minute);
    const later = starts && !day ? starts.next : null;
    const next = starts && (pickNextStart(question, starts) ?? (later && findOn(question, place, later)));
    if (next) return next;
  }
  return null;
}

function findOn(question: StartQuestion, place: string, day: string): NextStart | null {
  const starts = findKnownStarts(place, day, paint);
  return starts ? pickNextStart(question, starts) : null;
}

function fill(slot: HTMLElement, next: NextStart | null): void {
  const said = next ? [next.word, next.time, next.cinema && `· ${next.cinema}`].filter(Boolean) : [];
  // What is right already is left alone: every change of the page is looked at.
  if (slot.textContent === said.join(' ')) return;
  slot.replaceChildren(
    ...said.flatMap((text, index) => {
      const part = document.createElement(index === 1 ? 'b' : 'span');
      part.textContent = text;
      return index ? [' ', part] : [part];
    }),
  );
}
