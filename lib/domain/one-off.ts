import { addDays, type Day } from './day';
import { feedHorizon } from './feed';
import type { Showtime, SpecialDetails, Zone } from './showtime';

/** What makes a showing one that does not come again next week, the rarest first. */
export const oneOffKinds = ['team', 'marathon', 'preview', 'live', 'opera', 'ballet', 'silent', 'special'] as const;
export type OneOffKind = (typeof oneOffKinds)[number];

/** Slugs of the catalogue, compared without regard to case; a marathon is told by its hours. */
const tagsOf: Readonly<Record<Exclude<OneOffKind, 'marathon'>, readonly string[]>> = {
  team: ['equipe', 'avp-equipe'],
  preview: ['avp'],
  live: ['live'],
  opera: ['opera', 'operaencore'],
  ballet: ['ballet'],
  silent: ['muet'],
  special: ['seancespeciale', 'ladiesnight'],
};

export function listOneOffKinds(tags: readonly string[]): OneOffKind[] {
  const own = tags.map((tag) => tag.toLowerCase());
  return oneOffKinds.filter((kind) => kind !== 'marathon' && tagsOf[kind].some((tag) => own.includes(tag)));
}

/** A title that has such showings on more days than that is on for weeks, whatever its tags say. */
const mostDays = 7;

export type OneOffCell = { show: string; day: Day };

/** On which day which title has such showings in any of some towns: each once, the first day first. */
export function planOneOffs(zones: readonly Zone[], today: Day): OneOffCell[] {
  const until = addDays(today, feedHorizon.theme);
  const cells = zones.flatMap(({ shows }) =>
    Object.entries(shows).flatMap(([show, { days }]) =>
      Object.entries(days)
        .filter(([day, { tags }]) => day >= today && day < until && listOneOffKinds(tags).length > 0)
        .map(([day]) => ({ show, day })),
    ),
  );
  const once = [...new Map(cells.map((cell) => [`${cell.day} ${cell.show}`, cell])).values()];
  const days = Map.groupBy(once, ({ show }) => show);
  return once
    .filter(({ show }) => (days.get(show)?.length ?? 0) <= mostDays)
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
}

/** One showing of those. */
export type PlayedOneOff = {
  show: string;
  cinema: string;
  showtime: Pick<Showtime, 'time' | 'tags' | 'status' | 'special'>;
};

/** What is one thing to a visitor: a title on a day, for the same reason and with the same guests, wherever it plays. */
export type OneOff = {
  /** In the order in which they are shown; several are a marathon. */
  shows: readonly string[];
  kinds: readonly OneOffKind[];
  special: SpecialDetails | null;
  plays: readonly { cinema: string; time: string; isFull: boolean }[];
};

/** The evenings of one day, by their first hour; those with guests before others. */
export function groupOneOffs(played: readonly PlayedOneOff[]): OneOff[] {
  const marathons = listMarathons(played);
  const isInOne = new Set(marathons.flatMap(({ parts }) => parts));
  const alone = Map.groupBy(
    played.filter((one) => !isInOne.has(one)),
    ({ show, showtime: { tags, special } }) =>
      [show, ...listOneOffKinds(tags), special?.title, special?.details, special?.description].join('\n'),
  );
  const evenings = [
    ...[...Map.groupBy(marathons, ({ name }) => name).values()].map(buildMarathon),
    ...[...alone.values()].map(buildEvening),
  ];
  return evenings.filter(({ kinds }) => kinds.length > 0).toSorted((a, b) => rank(a) - rank(b) || byTime(a, b));
}

const rank = ({ kinds: [first] }: OneOff) => (first === 'team' ? 0 : 1);
const byTime = (a: OneOff, b: OneOff) => ((a.plays[0]?.time ?? '') < (b.plays[0]?.time ?? '') ? -1 : 1);

type Marathon = { name: string; parts: readonly PlayedOneOff[] };

/** So many titles under one name, each beginning within that many hours of the one before. */
const marathon = { titles: 3, hours: 4 } as const;

function listMarathons(played: readonly PlayedOneOff[]): Marathon[] {
  const named = Map.groupBy(
    played.filter(({ showtime }) => showtime.special?.title),
    ({ cinema, showtime }) => `${cinema} ${showtime.special?.title}`,
  );
  return [...named.values()]
    .map((parts) => parts.toSorted((a, b) => (a.showtime.time < b.showtime.time ? -1 : 1)))
    .filter((parts) => new Set(parts.map(({ show }) => show)).size >= marathon.titles && isInARow(parts))
    .map((parts) => ({ name: parts[0]?.showtime.special?.title ?? '', parts }));
}

/** Times of one wall: what they are apart needs no zone, but in the night in which the clocks change. */
const isInARow = (parts: readonly PlayedOneOff[]) =>
  parts.every(({ showtime }, index) => {
    const before = parts[index - 1]?.showtime.time;
    return !before || (parseWall(showtime.time) - parseWall(before)) / 3_600_000 <= marathon.hours;
  });
const parseWall = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`);

function buildMarathon(same: readonly Marathon[]): OneOff {
  const longest = same.toSorted((a, b) => b.parts.length - a.parts.length)[0]?.parts ?? [];
  const kinds = new Set(same.flatMap(({ parts }) => parts.flatMap(({ showtime }) => listOneOffKinds(showtime.tags))));
  const plays = same.flatMap(({ parts }) => {
    const [first] = parts;
    // Whoever has no seat for the first has none for the night.
    return first ? [buildPlay(first)] : [];
  });
  return {
    shows: [...new Set(longest.map(({ show }) => show))],
    kinds: oneOffKinds.filter((kind) => kind === 'marathon' || (kind !== 'special' && kinds.has(kind))),
    special: longest[0]?.showtime.special ?? null,
    plays: plays.toSorted(byPlay),
  };
}

function buildEvening(same: readonly PlayedOneOff[]): OneOff {
  const [first] = same;
  const kinds = listOneOffKinds(first?.showtime.tags ?? []);
  return {
    shows: first ? [first.show] : [],
    // Anything of them is special: the word is for what has no better one.
    kinds: kinds.length > 1 ? kinds.filter((kind) => kind !== 'special') : kinds,
    special: first?.showtime.special ?? null,
    plays: same.map(buildPlay).toSorted(byPlay),
  };
}

const buildPlay = ({ cinema, showtime }: PlayedOneOff) => ({
  cinema,
  time: showtime.time,
  isFull: showtime.status === 'soldout',
});
const byPlay = (a: OneOff['plays'][number], b: OneOff['plays'][number]) => (a.time < b.time ? -1 : 1);
