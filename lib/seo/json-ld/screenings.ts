import type { Showtime } from '@/lib/domain/showtime';
import { instantOf } from '@/lib/time/instant';

type Facts = {
  /** Addresses of the title's and the cinema's pages, which carry the full description. */
  work: { url: string; name: string };
  location: { url: string; name: string };
  timeZone: string;
  now: Date;
  showtimes: readonly Showtime[];
};

/** One event a showing still to come, with its true instant (conventions, "Time" and "Search engines"). */
export const screeningEvents = ({ work, location, timeZone, now, showtimes }: Facts) =>
  showtimes
    .map((showtime) => ({ showtime, start: instantOf(showtime.time, timeZone) }))
    .filter(({ start }) => new Date(start) > now)
    .map(({ showtime, start }) => ({
      '@type': 'ScreeningEvent',
      name: work.name,
      startDate: start,
      endDate: instantOf(showtime.endTime, timeZone),
      workPresented: { '@id': work.url },
      location: { '@id': location.url, '@type': 'MovieTheater', name: location.name },
      ...languageOf(showtime.version),
      ...videoFormatOf(showtime.tags),
      ...(showtime.bookingUrl && {
        offers: {
          '@type': 'Offer',
          url: showtime.bookingUrl,
          availability: `https://schema.org/${showtime.status === 'soldout' ? 'SoldOut' : 'InStock'}`,
        },
      }),
    }));

/** Only what a version's code says for certain: `nlnl` is also a Dutch original. */
const versions: Record<string, { inLanguage?: string; subtitleLanguage?: string }> = {
  vf: { inLanguage: 'fr' },
  vof: { inLanguage: 'fr' },
  vfbe: { inLanguage: 'fr' },
  vfst: { inLanguage: 'fr', subtitleLanguage: 'fr' },
  vost: { subtitleLanguage: 'fr' },
  nlbe: { inLanguage: 'nl' },
  nlnl: { inLanguage: 'nl' },
  ov: { subtitleLanguage: 'nl' },
};
const languageOf = (version: string) => versions[version] ?? {};

const formats: Record<string, string> = { imax: 'IMAX', '3d': '3D', '4dx': '4DX', dolby: 'Dolby', screenx: 'ScreenX' };
const videoFormatOf = (tags: readonly string[]) => {
  const format = tags.map((tag) => formats[tag.toLowerCase()]).find(Boolean);
  return format ? { videoFormat: format } : {};
};
