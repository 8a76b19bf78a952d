import type { Showing } from '@/lib/domain/showing';
import type { Language } from '@/lib/sites/languages';
import { resolveInstant } from '@/lib/time/instant';

type Page = { name: string; url: string };
type Facts = {
  /** Pages of the title and of the cinema, which carry the full description. */
  work: Page;
  location: Page;
  timeZone: string;
  now: Date;
  /** Of the site: under its films in their own language. */
  subtitles?: Language | undefined;
  showings: readonly Showing[];
};

/** The events of several titles or cinemas; each of these is named once and meant by its address from then on. */
export function buildScreeningsJsonLd(all: readonly Facts[]): object[] {
  const events = all.flatMap(buildScreeningEvents);
  const meant = new Set(events.flatMap(({ workPresented, location }) => [workPresented['@id'], location['@id']]));
  const named = all.flatMap(({ work, location }) => [buildPage('Movie', work), buildPage('MovieTheater', location)]);
  const once = new Map(named.filter((page) => meant.has(page['@id'])).map((page) => [page['@id'], page]));
  return [...once.values(), ...events];
}

const buildPage = (type: 'Movie' | 'MovieTheater', { name, url }: Page) => ({ '@type': type, '@id': url, name });

/** One event a showing still to come, with its true instant (conventions, "Time" and "Search engines"). */
export const buildScreeningEvents = ({ work, location, timeZone, now, subtitles, showings }: Facts) =>
  showings
    .map((showing) => ({ showing, start: resolveInstant(showing.time, timeZone) }))
    .filter(({ start }) => new Date(start) > now)
    .map(({ showing, start }) => ({
      '@type': 'ScreeningEvent',
      name: work.name,
      startDate: start,
      endDate: resolveInstant(showing.endTime, timeZone),
      workPresented: { '@id': work.url },
      location: { '@id': location.url },
      ...pickLanguages(showing.version, subtitles),
      ...pickVideoFormat(showing.tags ?? []),
      ...buildOffers(showing),
    }));

type Speech = { inLanguage?: Language; subtitleLanguage?: Language | readonly Language[] };

/** Only what a version's code says for certain, wherever it is used: `nlnl` is also a Dutch original. */
const languages: Readonly<Record<string, Speech>> = {
  vf: { inLanguage: 'fr' },
  vof: { inLanguage: 'fr' },
  vfbe: { inLanguage: 'fr' },
  vfst: { inLanguage: 'fr', subtitleLanguage: 'fr' },
  vost: { subtitleLanguage: 'fr' },
  nlbe: { inLanguage: 'nl' },
  nlnl: { inLanguage: 'nl' },
  vobe: { subtitleLanguage: ['fr', 'nl'] },
  d: { inLanguage: 'de' },
  edf: { inLanguage: 'en', subtitleLanguage: ['de', 'fr'] },
};

const pickLanguages = (version: string, subtitles: Language | undefined): Speech =>
  languages[version] ?? (version === 'ov' && subtitles ? { subtitleLanguage: subtitles } : {});

const formats: Record<string, string> = { imax: 'IMAX', '3d': '3D', '4dx': '4DX', dolby: 'Dolby', screenx: 'ScreenX' };

function pickVideoFormat(tags: readonly string[]) {
  const format = tags.map((tag) => formats[tag.toLowerCase()]).find(Boolean);
  return format ? { videoFormat: format } : {};
}

function buildOffers({ status, url }: Showing) {
  if (status === 'soldout') return { offers: { '@type': 'Offer', availability: 'https://schema.org/SoldOut' } };
  return url ? { offers: { '@type': 'Offer', url, availability: 'https://schema.org/InStock' } } : {};
}
