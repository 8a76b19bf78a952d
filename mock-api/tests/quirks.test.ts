import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WireShowtime } from '@/lib/api/contract/shows';
import { cinema, cinemaShows, cinemas, cities } from '@/lib/api/endpoints/cinemas';
import { show, showCinemas, shows, showtimesAll } from '@/lib/api/endpoints/shows';
import { footerFaq } from '@/lib/api/endpoints/site';
import { experiences, tags } from '@/lib/api/endpoints/tags';
import { siteIds } from '@/lib/sites/sites';
import { worldOf } from '../world/build-world';
import { type Cinema, openCinemas } from '../world/cinemas';
import { fixClock } from '../world/clock';
import { quirksOf } from '../world/quirks';
import type { Title } from '../world/titles';
import { ask, FRIDAY, get } from './ask';

beforeAll(() => fixClock(FRIDAY));
afterAll(() => fixClock(null));

const list = async (site: (typeof siteIds)[number] = 'fr') => (await ask(site, shows, {})).shows;
const house = (slug: string) => ask('fr', cinema, { slug });
const boards = async ({ slug }: Cinema, titles: readonly Title[]): Promise<WireShowtime[]> => {
  const sets = await Promise.all(
    titles.filter(({ isMovie }) => isMovie).map((title) => ask('fr', showtimesAll, { slug: title.slug, cinema: slug })),
  );
  return sets.flatMap((set) => Object.values(set).flat());
};
let asked: Promise<WireShowtime[][]> | undefined;
/** The showings of every film in every open cinema. */
const every = async (): Promise<WireShowtime[]> => {
  const world = worldOf('fr');
  asked ??= Promise.all(openCinemas('fr').map((cinema) => boards(cinema, [...world.repertoire(cinema).keys()])));
  return (await asked).flat();
};
const quirks = () => quirksOf(worldOf('fr'));

const table: Readonly<Record<string, () => Promise<boolean> | boolean>> = {
  'an empty map is []': async () => {
    const { days, shows } = await ask('fr', cinemaShows, { slug: quirks().closedCinema ?? '' });
    return Array.isArray(days) && Array.isArray(shows) && days.length === 0;
  },
  'a title without a poster': async () => (await list()).some(({ posterPath }) => posterPath === null),
  'a title without a backdrop': async () =>
    (await list()).some(({ backgroundPath, posterPath }) => backgroundPath === null && posterPath !== null),
  'duration 1': async () => (await list()).some(({ duration }) => duration === 1),
  'release 1900-01-01': async () =>
    (await list()).some(({ releaseAt }) => Object.values(releaseAt).includes('1900-01-01')),
  'an unrated title is []': async () => (await list()).some(({ contentRating }) => Array.isArray(contentRating)),
  'a title still to be rated': async () =>
    (await list()).some(
      ({ contentRating }) => !Array.isArray(contentRating) && contentRating.description === 'A définir',
    ),
  'a legal sentence in full': async () =>
    (await list()).some(
      ({ contentRating }) =>
        !Array.isArray(contentRating) && contentRating.extendedDescription === 'Film interdit aux mineurs de douze ans',
    ),
  'two directors in one element': async () =>
    (await list('nl')).every(({ directors }) => directors === null || directors.length === 1),
  'texts null and empty': async () => {
    const slug = quirks().silent?.slug ?? '';
    const { synopsis, actors } = await ask('fr', show, { slug });
    return synopsis === null && actors === '';
  },
  'synopses with literal line breaks': async () =>
    (await ask('fr', show, { slug: quirks().movedShow?.to ?? '' })).synopsis?.includes('<br/>') === true,
  'a moved film names its successor': async () =>
    (await ask('fr', show, { slug: quirks().movedShow?.from ?? '' })).redirectSlug === quirks().movedShow?.to,
  'a moved cinema names its successor': async () =>
    (await house(quirks().movedCinema?.from ?? '')).redirectSlug === quirks().movedCinema?.to,
  'a retired film is 410': async () => (await get(`/fr/api/show/${quirks().retiredShow}`)).status === 410,
  'the programme of one cinema names a slug that the list lacks': async () => {
    const unlisted = quirks().unlistedShow ?? '-';
    const known = new Set((await list()).map(({ slug }) => slug));
    const programmes = await Promise.all(openCinemas('fr').map(({ slug }) => ask('fr', cinemaShows, { slug })));
    return !known.has(unlisted) && programmes.filter(({ shows }) => Object.hasOwn(shows, unlisted)).length === 1;
  },
  'one site calls nothing a movie': async () =>
    (await list('nl')).every(({ isMovie }) => !isMovie) && (await list()).some(({ isMovie }) => isMovie),
  'a closed cinema': async () => (await ask('fr', cinemas, {})).some(({ status }) => !status),
  'a cinema in two buildings': async () => (await ask('fr', cinemas, {})).some(({ theaters }) => theaters.length === 2),
  'a cinema nowhere': async () =>
    (await ask('fr', cinemas, {})).some(({ theaters }) => theaters[0]?.gpsPosition?.x === 0),
  'nobody counted the halls': async () => (await ask('sn', cinemas, {})).some(({ hallCount }) => hallCount === null),
  'no cinema nearby is null': async () => (await house('candela-brest-recouvrance')).nearbyCinemas === null,
  'IMAX supplement, and glasses on 3D': async () => {
    const { additionalPrices } = await house('candela-lyon-confluence');
    const rows = Object.values(additionalPrices);
    const glasses = rows.find(({ parent }) => parent !== null);
    return (
      rows.some(({ label }) => label.includes('IMAX')) &&
      Object.entries(additionalPrices).some(([id, { label }]) => Number(id) === glasses?.parent && label.includes('3D'))
    );
  },
  'no supplement is []': async () => Array.isArray((await house('candela-paris-odeon')).additionalPrices),
  'HTML with entities, \\r\\n and a table': async () =>
    /&agrave;[\s\S]*\r\n[\s\S]*<table>/.test((await house('candela-marseille-valentine')).itinerary ?? ''),
  'a city on the wrong spot': async () =>
    (await ask('fr', cities, {})).some(({ gpsPosition }) => (gpsPosition?.x ?? 99) < 10),
  'a showing after midnight under the evening before': async () => {
    const boards = await Promise.all(
      worldOf('fr')
        .titles.filter(({ isMovie }) => isMovie)
        .map(({ slug }) => ask('fr', showtimesAll, { slug, cinema: 'candela-lyon-confluence' })),
    );
    return boards.some((board) =>
      Object.entries(board).some(([date, list]) =>
        list.some(({ time }) => time.slice(0, 10) > date && time.slice(11) < '03:00'),
      ),
    );
  },
  'a showing without a link': async () => (await every()).some(({ refCmd }) => !refCmd),
  'a sold-out showing': async () => (await every()).some(({ status }) => status === 'soldout'),
  'a showing of another status': async () =>
    (await every()).some(({ status }) => !['available', 'soldout'].includes(status)),
  'an evening with the team': async () =>
    (await every()).some(
      ({ tags, specialShowtimeDetails }) =>
        tags.includes('avp-equipe') && specialShowtimeDetails?.source === 'showtime',
    ),
  'a strand tells of itself': async () =>
    (await every()).some(
      ({ tags, specialShowtimeDetails }) => tags.includes('cinekids') && specialShowtimeDetails?.source === 'tag',
    ),
  'formats, comfort and access': async () => {
    const seen = new Set((await every()).flatMap(({ tags }) => tags));
    return [
      'imax',
      '4dx',
      '3d',
      'dolby',
      'screenx',
      'atmos',
      'PREMIUM',
      'audiodesc',
      'hearing-impaired',
      'pmr',
      'lastchance',
    ].every((tag) => seen.has(tag));
  },
  'a break': async () =>
    (await worldOf('nl').programme(worldOf('nl').cinemas[1]!).values().toArray().flat()).some(({ tags }) =>
      tags.includes('PAUSE'),
    ),
  'a tag with accent, space and plus': async () =>
    (await ask('fr', tags, {})).some(({ slug }) => slug === 'Ciné Café+') &&
    (await every()).some(({ tags }) => tags.includes('Ciné Café+')),
  'an experience without a title': async () => (await ask('fr', experiences, {})).some(({ title }) => title === null),
  'a question without an answer': async () =>
    (await ask('fr', footerFaq, {})).some(({ title, description }) => !title || !description),
  'tickets not on sale yet': async () =>
    (await list()).some(({ salesOpeningDatetime }) => salesOpeningDatetime?.endsWith('+01:00') === true),
  'an unknown film plays nowhere': async () =>
    JSON.stringify(await ask('fr', showCinemas, { slug: 'nobody-1' })) === '{}',
};

test.each(Object.entries(table))(
  '%s',
  async (_name, isThere) => {
    expect(await isThere()).toBe(true);
  },
  // The first to ask for every showing of the country waits for all of them.
  30_000,
);

test.each(siteIds)('%s has one moved film, one moved cinema, one retired film and one undated', async (site) => {
  const { movedShow, movedCinema, retiredShow, undated } = quirksOf(worldOf(site));
  expect((await ask(site, show, { slug: movedShow?.from ?? '' })).redirectSlug).toBe(movedShow?.to);
  expect(movedCinema, 'one cinema of the country says `movedFrom`').toBeDefined();
  expect((await ask(site, cinema, { slug: movedCinema?.from ?? '' })).redirectSlug).toBe(movedCinema?.to);
  expect((await get(`/${site}/api/show/${retiredShow}`)).status).toBe(410);
  expect(undated.length).toBeGreaterThan(0);
});
