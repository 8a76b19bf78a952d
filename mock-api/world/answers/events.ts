import type { EventItem, WireEvent, WireShowSlugs } from '@/lib/api/contract/events';
import { type Language, siteFacts } from '@/lib/sites/sites';
import { stageOf } from '../cinemas';
import { amountOf, type Desk, deskOf, say, write } from '../editorial/desk';
import type { EventRow } from '../editorial/events/event';
import { eventRows } from '../editorial/events/table';
import { eventSlug } from '../editorial/links';
import { posterOf, wideOf } from '../pictures';
import { addDays, daysBetween, weekOf } from '../time';
import { dateOfNight, type Title } from '../titles';
import type { World } from '../world';

type Schedule = Exclude<WireEvent['schedule'], readonly unknown[]>;
type Scheduled = Schedule[string][number];

/** Tickets for an evening are sold this many days ahead. */
const ON_SALE = 70;

const eventsOf = ({ site }: World): readonly EventRow[] =>
  eventRows.filter(({ sites }) => !sites || sites.includes(site));

const itemOf = (desk: Desk, row: EventRow): EventItem => {
  const { site } = desk.world;
  const successor = eventRows.find(({ slug }) => slug.fr === row.movedTo);
  const [now = null, before = null] = row.price ?? [];
  return {
    slug: eventSlug(site, row),
    title: say(desk, row.title),
    type: row.type,
    subtitle: say(desk, row.subtitle),
    description: write(desk, row.text),
    backdrop: row.backdrop && wideOf(...row.backdrop),
    poster: row.poster ? posterOf(row.poster) : null,
    price: now && amountOf(desk, now),
    initialPrice: before && amountOf(desk, before),
    active: !row.retired,
    prices: row.prices.map(([label, amount]) => ({ label: say(desk, label), price: amountOf(desk, amount) })),
    redirectSlug: successor ? eventSlug(site, successor) : null,
  };
};

const titlesIn = (world: World, keys: readonly string[]): Title[] =>
  keys.flatMap((key) => world.titles.find((title) => title.key === key && !title.unlisted) ?? []);

const inOrder = (day: string, date: string, titles: readonly Title[]): Scheduled[] =>
  titles.map(({ slug, nights }, index) => ({
    showSlug: slug,
    live: nights?.tags.includes('live') === true,
    bookable: daysBetween(day, date) <= ON_SALE,
    // Whole tens, as editors who want to put something in between number them.
    order: (index + 1) * 10,
  }));

/** The evenings of the titles themselves. */
function nightsOf(world: World, keys: readonly string[], week: string): Schedule {
  const nights = titlesIn(world, keys).flatMap((title) =>
    (title.nights?.dates ?? []).map(([weeks, day]) => ({ title, date: dateOfNight(week, weeks, day) })),
  );
  const ahead = Object.groupBy(
    nights.filter(({ date }) => date >= world.day),
    ({ date }) => date,
  );
  return Object.fromEntries(
    Object.entries(ahead).map(([date, list = []]) => [
      date,
      inOrder(
        world.day,
        date,
        list.map(({ title }) => title),
      ),
    ]),
  );
}

/** Days of a festival: what the big cinema plays then, another choice every day. */
function daysOf(
  world: World,
  { weeks, weekday, days, each, films }: Extract<EventRow['dates'], { films: unknown }>,
  week: string,
): Schedule {
  const house = stageOf(world.site, 'first');
  const first = dateOfNight(week, weeks, weekday);
  const schedule: Schedule = {};
  for (let day = 0; day < days; day++) {
    const date = addDays(first, day);
    const played = new Set((house ? world.sessions(house, date) : []).map(({ title }) => title));
    const titles = titlesIn(world, films).filter((title) => played.has(title));
    const turned = [...titles.slice((day * each) % (titles.length || 1)), ...titles];
    const chosen = [...new Set(turned)].slice(0, each);
    if (chosen.length) schedule[date] = inOrder(world.day, date, chosen);
  }
  return schedule;
}

/** `[]` for an event without dates. */
function scheduleOf(world: World, { slug, dates }: EventRow): WireEvent['schedule'] {
  if (!dates) return [];
  return world.once(`schedule ${slug.fr}`, () => {
    const week = weekOf(world.day, siteFacts(world.site).programmeDay.usual);
    const schedule = 'nights' in dates ? nightsOf(world, dates.nights, week) : daysOf(world, dates, week);
    return Object.keys(schedule).length ? schedule : [];
  });
}

/** `/api/events`: the retired ones too. */
export const events = (world: World, language: Language): EventItem[] => {
  const desk = deskOf(world, language);
  return eventsOf(world).map((row) => itemOf(desk, row));
};

const find = (world: World, slug: string): EventRow | undefined =>
  eventsOf(world).find((row) => eventSlug(world.site, row) === slug);

/** `/api/event/{slug}`; null = 404. */
export function event(world: World, slug: string, language: Language): WireEvent | null {
  const row = find(world, slug);
  return row ? { ...itemOf(deskOf(world, language), row), schedule: scheduleOf(world, row) } : null;
}

/** `/api/event/{slug}/shows`, in the order of the dates. */
export function eventShows(world: World, slug: string): WireShowSlugs | null {
  const row = find(world, slug);
  if (!row) return null;
  const days = Object.entries(scheduleOf(world, row)).sort(([a], [b]) => a.localeCompare(b));
  return { shows: [...new Set(days.flatMap(([, list]) => list.map(({ showSlug }) => showSlug)))] };
}

/** Events that a title is part of, as slugs. */
export const eventsWith = (world: World, { slug }: Title): string[] =>
  eventsOf(world)
    .filter((row) => !row.retired && eventShows(world, eventSlug(world.site, row))?.shows.includes(slug))
    .map((row) => eventSlug(world.site, row));
