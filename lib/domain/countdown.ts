/** How long it is until a moment: in minutes on its day, in seconds at the very end. */
export type Countdown = {
  phase: 'far' | 'day' | 'end' | 'open';
  hours: number;
  minutes: number;
  seconds: number;
};

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
/** Below which seconds are told. */
const end = 10 * minute;

export function countDown(at: number, now: number): Countdown {
  const left = at - now;
  if (left <= 0) return { phase: 'open', hours: 0, minutes: 0, seconds: 0 };
  if (left <= end) return { phase: 'end', hours: 0, ...splitSeconds(left) };
  // Rounded up: "in 1 minute" is never said of more.
  const minutes = Math.ceil(left / minute);
  const phase = left > 24 * hour ? 'far' : 'day';
  return { phase, hours: Math.floor(minutes / 60), minutes: minutes % 60, seconds: 0 };
}

function splitSeconds(left: number) {
  const seconds = Math.ceil(left / second);
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}

/** Minutes left at which it is said aloud, to whoever hears the page: a word a minute would drown all else. */
const aloud = [1, 10, 60] as const;

/** The last of those moments that has come; null before the first one and once it is open. */
export const pickAloud = (at: number, now: number): (typeof aloud)[number] | null =>
  at <= now ? null : (aloud.find((minutes) => at - now <= minutes * minute) ?? null);

/** Milliseconds until it reads otherwise; null once it is open. */
export function untilNextCount(at: number, now: number): number | null {
  const left = at - now;
  if (left <= 0) return null;
  const step = left <= end ? second : minute;
  return left % step || step;
}
