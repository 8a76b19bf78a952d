import { formatShowingName, type ShowtimeFacts, type Speech } from '@/components/views/showtime-name/name.logic';
import { clockOf, type Day } from '@/lib/domain/day';
import type { Showing } from '@/lib/domain/showing';
import type { Soon } from '@/lib/domain/tonight';
import { formatDay } from '@/lib/i18n/day';
import { buildChip } from '../chip/showtime-chip.logic';
import type { Upcoming } from '../upcoming/upcoming.logic';

/** A showing of one film as a chip that says where it is. */
export type SoonChip = Soon & Omit<Upcoming, 'film'> & { cinema: string };

export type TonightFilm = {
  slug: string;
  title: string;
  href: string;
  /** In the order of time, those of a later day last. */
  showings: readonly SoonChip[];
};

/** What can be booked next around a place, a film at a time. */
export type Tonight = {
  /** As it is asked for: `city:lyon`. */
  key: string;
  /** Empty around a position and for favourites, which only the visitor's browser calls so. */
  name: string;
  films: readonly TonightFilm[];
};

/** Where it is, and how that is called where there is little room; nothing where the place is a single cinema. */
export type Spot = { name: string; short: string };

type Told = { day: Day; today: Day; closes: number; spot: Spot; facts: ShowtimeFacts; speech: Speech };

/** What a chip says: time and cost, in which version, and where; of a later day which one. */
export function buildSoon(showing: Showing, { day, today, closes, spot, facts, speech }: Told): SoonChip {
  const { face } = buildChip(showing, { status: 'available', alone: true, facts, speech });
  const later = day === today ? null : formatDay(day, speech.locale, 'weekday');
  const cost = face.isPremium ? String(face.corner) : null;
  return {
    face: {
      ...face,
      day: later,
      corner: cost,
      foot: spot.short || face.foot,
      // One line each, so that the strip is as high whatever comes next; its name says all of it.
      labels: face.labels.slice(0, 1),
      icons: spot.short ? [] : (face.icons ?? []),
    },
    name: formatShowingName(
      showing,
      [clockOf(showing.time), later, cost, ...face.labels, spot.name, face.foot],
      facts,
      speech.t,
      showing.url && 'book',
    ),
    url: showing.url ?? null,
    time: showing.time,
    version: showing.version,
    cinema: spot.name,
    day,
    closes,
  };
}
