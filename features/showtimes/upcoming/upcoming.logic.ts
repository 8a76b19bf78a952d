import type { ChipFace } from '@/components/views/showing-chip/showing-chip';
import { formatShowingName, type ShowtimeFacts, type Speech } from '@/components/views/showtime-name/name.logic';
import { clockOf, type Day } from '@/lib/domain/day';
import type { Showing } from '@/lib/domain/showing';
import { formatDay } from '@/lib/i18n/day';
import { buildChip } from '../chip/showtime-chip.logic';

/** A showing to come as a chip of its own: what it is of stands on it, and its words are those of the language asked for. */
export type Upcoming = {
  face: ChipFace;
  name: string;
  /** Its tickets; null where there are none left. */
  url: string | null;
  /** Minute since 1970 from which on it is over for who looks for one. */
  closes: number;
  film: string;
  /** Wall-clock. */
  time: string;
  version: string;
};

export type UpcomingVenue = {
  slug: string;
  name: string;
  href: string;
  street: string;
  picture: string | null;
  /** How far from the place that was asked for; left out where it is one of that place's. */
  kilometres?: number;
  /** In the order of time. */
  showings: readonly Upcoming[];
};

export type UpcomingVenues = {
  /** By the server's clock, in milliseconds. */
  madeAt: number;
  /** The day they are all on, where that is one: "Tomorrow". */
  day?: string;
  venues: readonly UpcomingVenue[];
};

type Told = {
  film: string;
  /** What its age means for who comes along. */
  note?: string | undefined;
  day: Day;
  today: Day;
  closes: number;
  facts: ShowtimeFacts;
  speech: Speech;
};

/** What the chip of a showing of `film` says: time and cost, the film, then in which version and until when; another day goes by its name. */
export function buildUpcoming(showing: Showing, { film, note, day, today, closes, facts, speech }: Told): Upcoming {
  const context = { status: 'available', alone: true } as const;
  const { face } = buildChip(showing, { ...context, facts, speech });
  const [version = '', ...more] = face.labels;
  // Of another day its name takes the place of the end.
  const when = day === today ? [version, face.foot] : [formatDay(day, speech.locale, 'weekday'), version];
  const foot = [...when, note].filter(Boolean).join('\u00a0· ');
  const labels = [film, ...more];
  return {
    face: { ...face, corner: face.isPremium && face.corner, labels: [film], foot, icons: [] },
    name: formatShowingName(
      showing,
      [clockOf(showing.time), face.isPremium ? String(face.corner) : null, ...labels, foot, face.foot],
      facts,
      speech.t,
      showing.url && 'book',
    ),
    url: showing.url ?? null,
    closes,
    film,
    time: showing.time,
    version: showing.version,
  };
}

/** What is left at a minute, as many as there is room for. */
export const pickLeft = (showings: readonly Upcoming[], now: number, most: number): Upcoming[] =>
  showings.filter(({ closes }) => closes > now).slice(0, most);
