import type { ShowItem, Shows } from '@/lib/api/contract/shows';
import type { Language } from '@/lib/sites/languages';
import { tones } from '../../artwork/tones';
import { ranksOf } from '../orders';
import { next24 } from '../programme/index-of';
import { quirksOf } from '../quirks';
import { ratingOf } from '../rating';
import { genres } from '../texts/genres';
import type { Title } from '../titles';
import type { World } from '../world';
import { salesOf } from './sales';
import { backgroundPath, flagOf, labelOf, minutesOf, posterPath, releaseAt, saidEvent, saidMovie } from './title';

/** `/api/shows`, in the order of the home page. */
export const shows = (world: World, language: Language): Shows =>
  world.once(`shows ${language}`, () => ({
    shows: world.titles
      .filter((title) => !title.unlisted)
      .map((title) => showItem(world, title, language))
      .sort((a, b) => a.homeOrder - b.homeOrder),
    labels: [],
    contentratings: [],
  }));

/** What the list and the detail share. */
export function showCore(world: World, title: Title, language: Language) {
  const { film, release, week } = title;
  const { rating, cinechecks, warning } = ratingOf(world.site, title, language);
  const flag = flagOf(world, title);
  const label = labelOf(title);
  const ranks = ranksOf(world).get(title);
  const sales = salesOf(world, title);
  return {
    slug: title.slug,
    title: film.title,
    showRef: title.ref,
    releaseAt: releaseAt(world, title),
    posterPath: posterPath(world, title),
    backgroundPath: backgroundPath(world, title),
    backgroundDominantColor: tones[film.id].tone,
    contentRating: rating,
    cinechecks,
    isMovie: saidMovie(world.site, title),
    isNew: week === 0 && !title.isSpecial && release !== null && release <= world.day,
    isEventSpecial: title.isSpecial,
    isComingSoon: release === null || release > world.day,
    notComingSoon: film.kind === 'sport',
    specialEvent: saidEvent(world.site, title),
    homeOrder: ranks?.home ?? 999,
    genericOrder: ranks?.generic ?? 999,
    upcomingOrder: ranks?.upcoming ?? 999,
    mostAwaitedOrder: ranks?.awaited ?? 999,
    duration: minutesOf(world, title),
    genres: [genres[film.genre].name[language]],
    genresSlug: [genres[film.genre].slug],
    warning,
    label: label?.text[language] ?? null,
    labelFlagColor: label?.colour ?? null,
    flag: flag?.text[language] ?? null,
    flagColor: flag?.colour ?? null,
    labelCategory: flag?.category ?? (title.run?.formats?.includes('3d') ? '3D' : null),
    next24ShowtimesCount: next24(world).get(title) ?? 0,
    salesOpeningDatetime: sales.opening,
    showtimesDisplayDatetime: sales.display,
    originalReleaseAt: film.kind === 'classic' ? `${film.captions[0] ?? '1927'}-01-01` : null,
  };
}

function showItem(world: World, title: Title, language: Language): ShowItem {
  const { film } = title;
  return {
    ...showCore(world, title, language),
    type: title.isMovie ? null : film.kind,
    directors: quirksOf(world).silent === title ? null : [film.directors.join(', ')],
    hubbleCasting: quirksOf(world).silent === title ? '' : film.cast.join(', '),
  };
}
