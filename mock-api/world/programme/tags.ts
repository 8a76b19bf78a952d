import type { SiteId } from '@/lib/sites/sites';
import type { Random } from '../../artwork/kit/random';
import type { Cinema, Hall } from '../cinemas';
import type { SchoolOut } from '../data/hours';
import { BREAK } from '../screening';
import type { Title } from '../titles';

type Showing = {
  title: Title;
  cinema: Cinema;
  hall: Hall;
  out: SchoolOut;
  start: number;
  version: string;
  random: Random;
};

/** Countries where a long film has a break. */
const withBreak: readonly SiteId[] = ['nl', 'ch'];

/** Minutes of the break in a film of an ordinary run; rooms of a format have none. */
export const breakOf = (site: SiteId, { film }: Title, { formats }: Hall): number =>
  withBreak.includes(site) && film.runtime > 100 && !formats.length ? BREAK : 0;

/** What makes a showing of an ordinary run different from the next: the hall, the hour, the copy. */
export function tagsOf(site: SiteId, { title, cinema, hall, out, start, version, random }: Showing): string[] {
  const made = title.run?.formats ?? [];
  const formats = hall.formats.filter((format) => made.includes(format));
  // A 3D film is not always shown in 3D, and never in the original version of a small hall.
  const threeD =
    made.includes('3d') &&
    start < 1260 &&
    (hall.formats.includes('3d') || hall.formats.includes('imax') || (hall.number <= 3 && random.chance(0.25)));
  const morning = start < 720 && out === 'day';
  return [
    ...formats.filter((format) => format !== '3d'),
    ...(threeD ? ['3d'] : []),
    ...(hall.seating ? [hall.seating] : []),
    ...(title.isKids && morning ? ['cinekids'] : []),
    ...(title.run?.flag === 'last' ? ['lastchance'] : []),
    ...(breakOf(site, title, hall) ? ['PAUSE'] : []),
    ...(title.run?.described && random.chance(0.35) ? ['audiodesc'] : []),
    ...(version === 'vfst' || (version !== 'vost' && title.film.runtime > 90 && random.chance(0.03))
      ? ['hearing-impaired']
      : []),
    ...(hall.accessible && cinema.seats > 700 ? ['pmr'] : []),
  ];
}
