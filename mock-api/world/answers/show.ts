import type { Translations } from '@/lib/api/contract/shared';
import type { ShowDetails, WireTrailer } from '@/lib/api/contract/shows';
import { type Language, languages } from '@/lib/sites/languages';
import { siteFacts } from '@/lib/sites/sites';
import { trailerPath } from '../../trailers/trailers';
import { t } from '../../words';
import { mediaHost, picture } from '../pictures';
import { union, venuesOf } from '../programme/index-of';
import { quirksOf } from '../quirks';
import { dice } from '../seed';
import { countries, genres } from '../texts/genres';
import { nightTexts } from '../texts/nights';
import type { Title } from '../titles';
import type { World } from '../world';
import { eventsWith } from './events';
import { showCore } from './shows';
import { inSwiss } from './title';
import { vodOf } from './vod';

/** The title behind a slug, old slugs included; null when no title ever had it. */
export function findTitle(world: World, slug: string): Title | null {
  const { movedShow } = quirksOf(world);
  const wanted = movedShow && slug === movedShow.from ? movedShow.to : slug;
  return world.once('by slug', () => new Map(world.titles.map((title) => [title.slug, title]))).get(wanted) ?? null;
}

/** `/api/show/{slug}`; null = 404, 'gone' = 410. */
export function show(world: World, slug: string, language: Language): ShowDetails | 'gone' | null {
  const { retiredShow, movedShow, silent } = quirksOf(world);
  if (slug === retiredShow) return 'gone';
  const title = findTitle(world, slug);
  if (!title) return null;
  const { film } = title;
  const moved = movedShow?.from === slug;
  const nationality = title.film.kind === 'sport' ? null : (countries[film.language] ?? []);
  const country = nationality?.[Number(film.id.slice(1)) % nationality.length];
  return {
    ...showCore(world, title, language),
    slug,
    titleTracking: film.title,
    genresTracking: [genres[film.genre].name.fr],
    directors: silent === title ? null : film.directors.join(', '),
    actors: silent === title ? '' : film.cast.join(', '),
    synopsis:
      silent === title ? null : inSwiss(world.site, language, film.synopsis[language]).replace(/([.!?…]) /, '$1<br/>'),
    originalTitle: film.title,
    nationality: country?.[language] ?? null,
    nationalityTracking: country?.fr ?? null,
    trailers: trailersOf(world, title, language),
    feelings: feelingsOf(title),
    similarShows: similarTo(world, title),
    event: eventsWith(world, title),
    tags: world.once(`tags ${title.slug}`, () =>
      union(venuesOf(world, title).flatMap(([, dates]) => [...dates.values()].flat().map(({ tags }) => tags))),
    ),
    redirectSlug: moved ? movedShow.to : null,
    refHubble: String(40_000 + title.id),
    visaHubble: title.isMovie ? String(150_000 + title.id) : null,
    refVista: title.ref,
    copiesCount: title.heat * 40,
    ...nightTexts(world.site, title, language),
    vodAvailability: vodOf(world, title) !== null,
    vod: vodOf(world, title),
  };
}

const trailerWord = t('Bande-annonce', 'Trailer', 'Trailer', 'Trailer');
const teaserWord = t('Teaser', 'Teaser', 'Teaser', 'Teaser');

function trailersOf(world: World, title: Title, language: Language): WireTrailer[] {
  const { film } = title;
  if (film.kind === 'classic' || title.week === null) return [];
  const random = dice('trailer', film.id);
  const snapshot = picture('backdrops', film.id, 1280);
  const youtube = Array.from({ length: 11 }, () =>
    random.pick([...'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_']),
  ).join('');
  const common = { title: `${film.title} · ${trailerWord[language]}`, snapshot, isMain: true, language: film.language };
  const own = trailerPath(film.id);
  const main: WireTrailer = own
    ? { ...common, externalId: `${mediaHost()}${own}`, videoType: 'S3' }
    : world.site === 'fr'
      ? { ...common, externalId: String(19_600_000 + title.id), videoType: 'allocine' }
      : { ...common, externalId: youtube, videoType: 'youtube' };
  if (title.heat < 3) return [main];
  return [
    {
      externalId: youtube,
      videoType: 'youtube',
      title: `${film.title} · ${teaserWord[language]}`,
      snapshot: null,
      isMain: false,
      language,
    },
    main,
  ];
}

export function feelingsOf(title: Title) {
  const random = dice('feelings', title.film.id);
  const seen = title.week !== null && title.week <= 0;
  // Of a film in its first week few have spoken yet.
  const voters = seen ? Math.round(title.heat ** 2 * random.between(60, 110) * (title.week === 0 ? 0.1 : 1)) : 0;
  const bad = random.between(0.04, 0.14);
  const love = random.between(0.42, 0.64);
  return {
    countWishList: Math.round(title.heat ** 2 * random.between(40, 160)),
    countEmotionDisappointed: Math.round(voters * bad),
    countEmotionLike: Math.round(voters * (1 - bad - love)),
    countEmotionLove: Math.round(voters * love),
  };
}

const alike: Readonly<Record<string, string>> = {
  crime: 'dark',
  thriller: 'dark',
  horror: 'dark',
  'sci-fi': 'far',
  adventure: 'far',
  fantasy: 'far',
  comedy: 'light',
  romance: 'light',
  musical: 'light',
  animation: 'young',
  family: 'young',
};

/** Six of the same mood, what plays first. */
function similarTo(world: World, title: Title): string[] {
  const mood = (other: Title) => alike[other.film.genre] ?? other.film.genre;
  return world.titles
    .filter(
      (other) => other !== title && !other.unlisted && mood(other) === mood(title) && other.isKids === title.isKids,
    )
    .sort((a, b) => Math.abs(a.week ?? 99) - Math.abs(b.week ?? 99) || b.heat - a.heat)
    .slice(0, 6)
    .map(({ slug }) => slug);
}

/** `/api/show/{slug}/translate`: null in the languages the site does not speak. */
export function showTranslate(world: World, slug: string): Translations | null {
  const title = findTitle(world, slug);
  if (!title) return null;
  const spoken: readonly Language[] = siteFacts(world.site).languages;
  return Object.fromEntries(languages.map((language) => [language, spoken.includes(language) ? title.slug : null]));
}
