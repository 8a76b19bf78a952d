import { cpus, loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { noteRow, type Row } from './table';

/** Milliseconds in which nothing of ours is asked. */
const watched = 2_000;

/** How busy others keep the machine: what takes time is measured on a quiet one, or is to be read with that in mind. */
export async function noteMachine(): Promise<Row> {
  const before = readTimes();
  await pause(watched);
  const after = readTimes();
  const busy = 1 - (after.idle - before.idle) / Math.max(1, after.all - before.all);
  const load = loadavg().map((each) => each.toFixed(2));
  return noteRow(
    'the machine before it',
    `${Math.round(busy * 100)} % of ${cpus().length} processors busy; load ${load.join(', ')}`,
  );
}

/** Milliseconds of all processors since the machine was started. */
function readTimes(): { idle: number; all: number } {
  const times = cpus().map(({ times }) => times);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((each) => Object.values(each))) };
}
