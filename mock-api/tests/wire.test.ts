import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { WireShowtime } from '@/lib/api/contract/shows';
import { endpoints } from '@/lib/api/endpoints/table';
import { siteFacts, siteIds } from '@/lib/sites/sites';
import { worldOf } from '../world/build-world';
import { openCinemas } from '../world/cinemas';
import { fixClock } from '../world/clock';
import { quirksOf } from '../world/quirks';
import { ask, FRIDAY, get } from './ask';
import { onceASite } from './once-a-site';

// Every programme of every site, on machines that others use as well.
vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => fixClock(FRIDAY));
afterAll(() => fixClock(null));

const entriesOf = <T>(map: { [key: string]: T } | []): [string, T][] => Object.entries(map);
const list = onceASite(async (site) => (await ask(site, endpoints.shows, {})).shows);
const programmes = onceASite((site) =>
  Promise.all(openCinemas(site).map(({ slug }) => ask(site, endpoints.cinemaShows, { slug }))),
);
const houses = onceASite((site) =>
  Promise.all(openCinemas(site).map(({ slug }) => ask(site, endpoints.cinema, { slug }))),
);

/** Some two hundred showings of a site: what its first cinemas play today. */
const showings = onceASite(async (site): Promise<WireShowtime[]> => {
  const { day: date } = worldOf(site);
  const boards = openCinemas(site)
    .slice(0, 4)
    .flatMap(({ slug: cinema }) =>
      worldOf(site).titles.map(({ slug }) => ask(site, endpoints.showtimesAt, { slug, cinema, date })),
    );
  return (await Promise.all(boards)).flat();
});

const share = <T>(rows: readonly T[], is: (row: T) => boolean): number => rows.filter(is).length / rows.length;
const minutes = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 60_000;

/** What was recorded on the wire, row by row (wire contract §9). */
describe.each(siteIds)('the wire of %s', (site) => {
  const { country } = siteFacts(site);

  it('has a release by zone for every title, the country first', async () => {
    const zones = (await list(site)).map(({ releaseAt }) => entriesOf(releaseAt));
    expect(zones.filter((each) => each.length === 0)).toEqual([]);
    for (const [zone, date] of zones.flat()) {
      expect(zone).toMatch(new RegExp(`^${country}_(FR|DE|NL|EN)$`));
      expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
    expect(zones.flat().some(([, date]) => date === '1900-01-01')).toBe(true);
  });

  it('flags the day of a programme and not its title', async () => {
    const cells = (await programmes(site)).flatMap(({ shows }) =>
      entriesOf(shows).flatMap(([, { days }]) => entriesOf(days).map(([, cell]) => cell)),
    );
    const previews = cells.filter(({ tags }) => tags.includes('AVP') && !tags.includes('equipe'));
    const visits = cells.filter(({ tags }) => tags.includes('equipe'));
    const [preview] = previews.map(({ flag }) => flag);
    expect(preview).toBeTruthy();
    expect(new Set(previews.map(({ flag }) => flag))).toEqual(new Set([preview]));
    for (const { flag } of visits) expect(flag).not.toBe(preview);
    expect(cells.filter(({ tags, flag }) => flag === preview && !tags.includes('AVP'))).toEqual([]);
    const flat = cells.filter(({ labelCategory }) => labelCategory === '3D');
    expect(flat.filter(({ flagColor, tags }) => flagColor !== null || !tags.includes('3d'))).toEqual([]);
  });

  it('names a slug that its list lacks in one cinema only', async () => {
    const known = new Set((await list(site)).map(({ slug }) => slug));
    const strangers = (await programmes(site)).map(({ shows }) =>
      entriesOf(shows)
        .map(([slug]) => slug)
        .filter((slug) => !known.has(slug)),
    );
    expect(strangers.flat()).toEqual([quirksOf(worldOf(site)).unlistedShow]);
  });

  it('sends showings whole: a booking link or an empty text, seats as text, DEFAULT, one end of booking', async () => {
    const after = site === 'nl' ? 0 : 10;
    for (const each of await showings(site)) {
      expect(each.refCmd).toEqual(expect.any(String));
      expect(each.auditoriumCapacity).toMatch(/^\d+$/);
      expect(each.tags[0]).toBe('DEFAULT');
      expect(each.reservabilityEnd?.slice(0, 16)).toBe(
        new Date(Date.parse(`${each.time.replace(' ', 'T')}Z`) + after * 60_000).toISOString().slice(0, 16),
      );
    }
  });

  it('refuses the undated showings of an event in France alone', async () => {
    const world = worldOf(site);
    const event = world.titles.find(({ isMovie }) => !isMovie);
    const answer = await get(`/${site}/api/show/${event?.slug}/showtimes/${openCinemas(site)[0]?.slug}`);
    expect(answer.status).toBe(site === 'fr' ? 403 : 200);
    if (site === 'fr') expect(await answer.json()).toBe('No movie allowed !');
  });

  it('has no type for a film, and hides movies in the Netherlands', async () => {
    const films = new Set(worldOf(site).titles.flatMap(({ slug, isMovie }) => (isMovie ? [slug] : [])));
    const shows = await list(site);
    for (const { slug, type } of shows) expect(type === null, slug).toBe(films.has(slug));
    expect(shows.some(({ isMovie }) => isMovie)).toBe(site !== 'nl');
    const played = await showings(site);
    expect(share(played, ({ isMovie }) => isMovie)).toBeGreaterThan(0.8);
    if (site !== 'nl') return;
    expect(shows.some(({ slug, specialEvent }) => specialEvent && films.has(slug))).toBe(true);
    expect(shows.some(({ slug, specialEvent }) => !specialEvent && !films.has(slug))).toBe(true);
  });

  it('says of four upcoming titles in ten when their sale opens, ten minutes after their showings are shown', async () => {
    const upcoming = (await list(site)).filter(({ isComingSoon }) => isComingSoon);
    const said = upcoming.filter(({ salesOpeningDatetime }) => salesOpeningDatetime);
    expect(said.length / upcoming.length).toBeGreaterThan(0.3);
    expect(said.length / upcoming.length).toBeLessThan(0.5);
    for (const { salesOpeningDatetime, showtimesDisplayDatetime } of upcoming)
      expect(salesOpeningDatetime === null).toBe(showtimesDisplayDatetime === null);
    for (const { salesOpeningDatetime, showtimesDisplayDatetime } of said)
      expect(minutes(showtimesDisplayDatetime ?? '', salesOpeningDatetime ?? '')).toBe(10);
    const ahead = said.filter(
      ({ salesOpeningDatetime }) => Date.parse(salesOpeningDatetime ?? '') > Date.parse(FRIDAY),
    );
    expect(ahead.length).toBeGreaterThan(3);
  });

  it('announces about as many titles as it plays, few as events, hardly any evening as special', async () => {
    const all = (await programmes(site)).flatMap(({ shows }) => entriesOf(shows).map(([, entry]) => entry));
    const soon = share(all, ({ isComingSoon }) => isComingSoon);
    expect(soon).toBeGreaterThan(0.4);
    // A country of two houses shows in each what others deal out among many.
    expect(soon).toBeLessThan(openCinemas(site).length > 5 ? 0.62 : 0.72);
    expect(share(all, ({ specialEvent }) => specialEvent)).toBeLessThan(0.1);
    const cells = all.flatMap(({ days }) => entriesOf(days).map(([, cell]) => cell));
    expect(share(cells, ({ tags }) => tags.includes('seancespeciale'))).toBeLessThan(0.03);
    for (const entry of all) {
      expect(entry.cineEntertainmentOrder2).toEqual(expect.any(Number));
      expect(entry.cineSpecialOrder === null || typeof entry.cineSpecialOrder === 'number').toBe(true);
    }
  });

  it('sends the fields that nobody asked for', async () => {
    const [{ slug = '' } = {}] = await list(site);
    expect(await ask(site, endpoints.show, { slug })).toHaveProperty('originalReleaseAt');
    const hits = await ask(site, endpoints.search, { q: 'de', type: 'show' });
    for (const hit of hits) for (const field of ['id', 'synopsis', 'rating']) expect(hit).toHaveProperty(field);
    const house = await ask(site, endpoints.cinema, { slug: openCinemas(site)[0]?.slug ?? '' });
    for (const field of ['citySlugTracking', 'facebookId']) expect(house).toHaveProperty(field);
    for (const price of house.prices) expect(price).toHaveProperty('validityImaginr');
    for (const card of house.ecards) expect(card).toHaveProperty('subtype');
  });

  it('has pictures for cards and passes, plain words for cards, an address for slides, a text for services', async () => {
    for (const { ecards, cinepass, slides, services } of await houses(site)) {
      for (const card of ecards) {
        expect(card.image).toMatch(/^http/);
        expect(card.cinemas.length).toBe(openCinemas(site).length);
        expect(card.descriptionMobile).toMatch(/\r\n/);
        expect(card.descriptionMobile).not.toMatch(/[<&]/);
      }
      for (const { image } of cinepass) expect(image.lg).toMatch(/^http/);
      for (const { slideUrl } of slides) expect(slideUrl).toMatch(/^http/);
      for (const { description } of services) expect(description).toEqual(expect.any(String));
    }
  });
});

it('dates its slides in all six ways', async () => {
  const kinds = new Set((await houses('fr')).flatMap(({ slides }) => slides.map(({ dateType }) => dateType)));
  expect(kinds).toEqual(new Set(['exact', 'exactWithoutHours', 'from', 'interval', 'until', null]));
});

it('rates films in the Netherlands as the wire has it', async () => {
  const ratings = (await list('nl')).flatMap(({ contentRating }) =>
    Array.isArray(contentRating) ? [] : [contentRating],
  );
  expect(new Set(ratings.map(({ ref }) => ref))).toEqual(
    new Set(['al', '-6ans', '-9ans', '-12ans', '-14ans', '-16ans', '-18ans']),
  );
  expect(ratings.find(({ ref }) => ref === '-12ans')?.description).toBe('-12 jaar');
  expect(ratings.find(({ ref }) => ref === 'al')?.description).toBe('Alle Leeftijden');
});
