import type { Showing } from '@/lib/domain/showing';
import type { Language } from '@/lib/sites/languages';
import { resolveInstant } from '@/lib/time/instant';
import { buildAddress, type PostalAddress } from './address';
import type { WorkType } from './movie';

type Page = { name: string; url: string };
type Work = Page & { type: WorkType; image: string | null };
type Location = Page & { address: PostalAddress | null };
type Facts = {
  /** The title and the cinema: their own pages carry the full description. */
  work: Work;
  location: Location;
  timeZone: string;
  now: Date;
  /** Of the site: under its films in their own language. */
  subtitles?: Language | undefined;
  showings: readonly Showing[];
};

/** The events of several titles or cinemas; each of these is named once and meant by its address from then on. */
export function buildScreeningsJsonLd(all: readonly Facts[]): object[] {
  const played = all.map((facts) => ({ ...facts, events: buildScreeningEvents(facts) }));
  const meant = played.filter(({ events }) => events.length > 0);
  const named = meant.flatMap(({ work, location }) => [buildWork(work), buildTheater(location)]);
  const once = new Map(named.map((page) => [page['@id'], page]));
  return [...once.values(), ...meant.flatMap(({ events }) => events)];
}

const buildWork = ({ type, name, url, image }: Work) => ({ '@type': type, '@id': url, name, ...(image && { image }) });
const buildTheater = ({ name, url, address }: Location) => ({
  '@type': 'MovieTheater',
  '@id': url,
  name,
  ...(address && { address: buildAddress(address) }),
});

/** A screening presents a film; anything else on the screen is featured by it. */
const presents = { Movie: 'workPresented', CreativeWork: 'workFeatured' } as const satisfies Record<WorkType, string>;

/** One event a showing still to come, with its true instant (conventions, "Time" and "Search engines"). */
export const buildScreeningEvents = ({ work, location, timeZone, now, subtitles, showings }: Facts) =>
  showings
    .map((showing) => ({ showing, start: resolveInstant(showing.time, timeZone) }))
    .filter(({ start }) => new Date(start) > now)
    .map(({ showing, start }) => ({
      '@type': 'ScreeningEvent',
      name: work.name,
      startDate: start,
      ...(showing.endTime && { endDate: resolveInstant(showing.endTime, timeZone) }),
      eventStatus: 'https://schema.org/EventScheduled',
      ...(work.image && { image: work.image }),
      [presents[work.type]]: { '@id': work.url },
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
