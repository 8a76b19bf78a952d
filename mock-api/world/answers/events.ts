import type { EventItem, WireEvent, WireShowSlugs } from '@/lib/api/contract/events';
import type { Language } from '@/lib/sites/languages';
import { siteFacts } from '@/lib/sites/sites';
import type { Cinema } from '../cinemas';
import type { Special } from '../data/releases';
import { amountOf, type Desk, deskOf, say, write } from '../editorial/desk';
import type { EventRow } from '../editorial/events/event';
import { eventRows } from '../editorial/events/table';
import { eventSlug } from '../editorial/links';
import { posterOf, wideOf } from '../pictures';
import { daysBetween, weekOf } from '../time';
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

/** The showings it puts on itself, each title once a day. */
function showingsOf(world: World, showings: readonly Special[], week: string): Schedule {
  const byDate = Object.groupBy(
    showings.map(({ film, when: [weeks, weekday, time] }) => ({ film, date: dateOfNight(week, weeks, weekday), time })),
    ({ date }) => date,
  );
  return Object.fromEntries(
    Object.entries(byDate).flatMap(([date, list = []]) => {
      const keys = [...new Set(list.toSorted((a, b) => a.time.localeCompare(b.time)).map(({ film }) => film))];
      const titles = titlesIn(world, keys);
      return date >= world.day && titles.length ? [[date, inOrder(world.day, date, titles)]] : [];
    }),
  );
}

/** `[]` for an event without dates. */
function scheduleOf(world: World, { slug, dates }: EventRow): WireEvent['schedule'] {
  if (!dates) return [];
  return world.once(`schedule ${slug.fr}`, () => {
    const week = weekOf(world.day, siteFacts(world.site).programmeDay.usual);
    const schedule = 'nights' in dates ? nightsOf(world, dates.nights, week) : showingsOf(world, dates.showings, week);
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

/** The running events, each with the slugs of its titles. */
const running = (world: World): ReadonlyMap<string, readonly string[]> =>
  world.once('running events', () => {
    const rows = eventsOf(world).filter(({ retired }) => !retired);
    const slugs = rows.map((row) => eventSlug(world.site, row));
    return new Map(slugs.map((slug) => [slug, eventShows(world, slug)?.shows ?? []]));
  });

/** Events that a title is part of, as slugs. */
export const eventsWith = (world: World, { slug }: Title): string[] =>
  [...running(world)].flatMap(([event, shows]) => (shows.includes(slug) ? [event] : []));

/** Events of which a cinema may show something, as slugs. */
export const eventsAt = (world: World, cinema: Cinema): string[] =>
  [...running(world)].flatMap(([event, shows]) =>
    world.titles.some((title) => shows.includes(title.slug) && world.mayPlay(cinema, title)) ? [event] : [],
  );
