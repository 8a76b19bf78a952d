import { paintOnChange } from '@/lib/visitor/device/paint-on-change';
import { askClockLag } from '@/lib/visitor/device/server-clock';

const minute = 60_000;
/** Minutes; longer before, the day that the page was made with says more. */
const counted = 12 * 60;

/**
 * Says on cards how long it is until their booking opens, and that it has: by the clock of the server, to the minute, with
 * one timer for all of them. Returns how to stop.
 */
export async function paintOpenings(): Promise<() => void> {
  const lag = await askClockLag();
  let timer: ReturnType<typeof setTimeout>;
  const paint = () => {
    clearTimeout(timer);
    let next = minute;
    for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-opens]')) {
      const left = Date.parse(time.dateTime) - Date.now() - lag;
      if (left > 0) next = Math.min(next, left % minute || minute);
      say(time, Math.ceil(left / minute));
    }
    timer = setTimeout(paint, next);
  };
  const stop = paintOnChange(paint);
  return () => {
    stop();
    clearTimeout(timer);
  };
}

/** Of minutes that were rounded up: "in 1 minute" is never said of more. */
function say(time: HTMLTimeElement, left: number): void {
  if (left > counted) return;
  const words = time.dataset.opens
    ?.split('|')
    [left < 1 ? 2 : left < 60 ? 1 : 0]?.replace('{hours}', `${Math.floor(left / 60)}`)
    .replace('{minutes}', `${left % 60}`);
  // What is right already is left alone: every change of the page is looked at.
  if (words && time.textContent !== words) time.textContent = words;
}
