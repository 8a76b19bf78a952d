import { day, days } from './evening';
import { showItem, showList, wireShowtime } from './wire';

/** The path that tells what a cinema plays of a title on that day. */
export const showtimesPath = (show: string, cinema: string) => `/api/show/${show}/showtimes/${cinema}/${day}`;

/** Answers of a catalogue in which each of these cinemas plays one title that evening, with these tags. */
export function playing(show: string, cinemas: readonly string[], tags: readonly string[] = []) {
  const cell = { ...days[day], tags };
  const entry = { days: { [day]: cell }, bookable: true, cineOrder: 1, next24ShowtimesCount: 1 };
  const showtime = wireShowtime({
    time: `${day} 20:15:00`,
    endTime: `${day} 22:40:00`,
    tags: [...tags],
    reservabilityEnd: `${day}T20:30:00+01:00`,
  });
  return {
    '/api/shows': showList(showItem({ slug: show })),
    ...Object.fromEntries(
      cinemas.flatMap((cinema) => [
        [`/api/cinema/${cinema}/shows`, { days: {}, shows: { [show]: entry } }],
        [showtimesPath(show, cinema), [showtime]],
      ]),
    ),
  };
}
