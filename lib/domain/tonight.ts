import { addDays, type Clock, cinemaDayOf, type Day } from './day';

/** A showing that can be booked: on which day it is listed, and the minute since 1970 from which on nobody wants it any more. */
export type Soon = { day: Day; closes: number };

/** How many films are told, and of each how many showings. */
type Room = { films: number; showings: number };

/**
 * What of some films can still be booked, in their order: those first that have something left today. `isOver`: none has.
 */
export function pickTonight<S extends Soon, F extends { showings: readonly S[] }>(
  films: readonly F[],
  { today, minute }: { today: Day; minute: number },
  room: Room,
): { films: (F & { showings: readonly S[] })[]; isOver: boolean } {
  const left = films
    .map((film) => ({ ...film, showings: film.showings.filter(({ closes }) => closes > minute) }))
    .filter(({ showings }) => showings.length > 0);
  const isOn = ({ showings: [first] }: { showings: readonly S[] }) => first !== undefined && first.day <= today;
  const first = left.some(isOn) ? left.filter(isOn) : left;
  return {
    films: [...new Set([...first, ...left])]
      .slice(0, room.films)
      .map((film) => ({ ...film, showings: film.showings.slice(0, room.showings) })),
    isOver: left.length > 0 && !left.some(isOn),
  };
}

export type DayName = 'today' | 'tonight' | 'tomorrow' | 'weekday';

/** The hour from which on one speaks of the evening. */
const evening = '17';

/**
 * What a day is called at a moment. In the night, which belongs to the evening before, a cinema's tomorrow is the calendar's
 * today: the name of the day leaves no doubt.
 */
export function pickDayName(day: Day, { wall }: Pick<Clock, 'wall'>): DayName {
  const today = cinemaDayOf({ wall });
  const isNight = wall.slice(0, 10) > today;
  if (day <= today) return isNight || wall.slice(11, 13) >= evening ? 'tonight' : 'today';
  return day === addDays(today, 1) && !isNight ? 'tomorrow' : 'weekday';
}
