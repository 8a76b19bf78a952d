import { spawnSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { askSite } from '@/tests/support/ask-site';
import type { Replicas } from '../edge/launch-replicas';

/** Megabytes of a part and all that it started; of a site also of its JavaScript; what it may fill, where it was told. */
type Reading = { name: string; megabytes: number; heap: number | null; room?: number; isSite?: true };
/** A minute of it: the mean, what it had at the most, the heap at its end. */
export type Sample = Reading & { most: number };

/** Milliseconds: a site swings by some fifteen megabytes with each collection, of which there are several a minute. */
const between = 5_000;

/** Reads again and again until a time, in milliseconds since 1970. */
export async function sampleMemory(replicas: Replicas, until: number): Promise<Sample[]> {
  const readings: Reading[][] = [];
  do {
    await pause(Math.min(between, Math.max(0, until - Date.now())));
    readings.push(await readMemory(replicas));
  } while (Date.now() < until);
  return summarise(readings);
}

export const summarise = (readings: readonly (readonly Reading[])[]): Sample[] =>
  (readings.at(-1) ?? []).map((last, part) => {
    const each = readings.map((reading) => reading[part]?.megabytes ?? 0);
    return { ...last, megabytes: Math.round(meanOf(each)), most: Math.max(...each) };
  });

async function readMemory({ parts, ports, metricsPort }: Replicas): Promise<Reading[]> {
  const groups = new Map<number, number>();
  for (const line of spawnSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' }).stdout.split('\n')) {
    const [group = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    groups.set(group, (groups.get(group) ?? 0) + kilobytes);
  }
  return Promise.all(
    parts.map(async ({ name, child, room }) => {
      const port = ports.find((each) => name.endsWith(`${each}`));
      return {
        name,
        megabytes: Math.round((groups.get(child.pid ?? 0) ?? 0) / 1024),
        ...(port === undefined ? { heap: null } : { isSite: true, heap: await readHeap(metricsPort(port)) }),
        ...(room && { room }),
      };
    }),
  );
}

async function readHeap(port: number): Promise<number | null> {
  const reply = await askSite('localhost', '/metrics', {}, port).catch(() => null);
  const spaces = [...(reply?.text ?? '').matchAll(/^v8js_memory_heap_used_bytes\S* (\S+)/gm)];
  const bytes = spaces.reduce((sum, [, found]) => sum + Number(found), 0);
  return spaces.length ? Math.round(bytes / 1024 ** 2) : null;
}

/** Minutes in which everything fills that is kept, and of which a mean is taken. */
const filling = 10;
const span = 5;

const meanOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much of one part: at first, at last, by how many per cent more. Null while too few minutes are over. */
export function compareMemory(samples: readonly (readonly Sample[])[]) {
  const after = samples.slice(filling);
  if (after.length < span * 2) return null;
  return (after[0] ?? []).map(({ name, room }, part) => {
    const each = after.map((minute) => minute[part]?.megabytes ?? 0);
    const [first, last] = [meanOf(each.slice(0, span)), meanOf(each.slice(-span))];
    return {
      ...{ part: name, 'at first, MB': Math.round(first), 'at last, MB': Math.round(last) },
      'most, MB': Math.max(...after.map((minute) => minute[part]?.most ?? 0)),
      'more, %': Math.round((last / first - 1) * 1000) / 10,
      ...(room && { 'room, MB': room }),
    };
  });
}

/** Per cent of what it had at first; of a part with room of its own, which it fills by and by, per cent of that room. */
const growth = 10;

/** A sentence for each part that takes more and more. */
export const findGrowth = (rows: NonNullable<ReturnType<typeof compareMemory>>): string[] =>
  rows.flatMap(({ part, 'most, MB': most, 'more, %': more, 'room, MB': room }) => {
    if (room) return most > room * (1 + growth / 100) ? [`${part} took ${most} MB of ${room}`] : [];
    return more > growth ? [`${part} grew by ${more} %`] : [];
  });

/** Megabytes that a site may have in all at any time, be it for five seconds. */
export const siteBound = 600;

/** What each site had at the most, of all that was read, the first minutes as well. */
export const listMost = (minutes: readonly (readonly Sample[])[]): { part: string; most: number }[] =>
  [...Map.groupBy(minutes.flat(), ({ name }) => name)].flatMap(([part, own]) =>
    own.some(({ isSite }) => isSite) ? [{ part, most: Math.max(...own.map(({ most }) => most)) }] : [],
  );

/** A sentence for each site that had more than it may. */
export const findExcess = (minutes: readonly (readonly Sample[])[]): string[] =>
  listMost(minutes).flatMap(({ part, most }) => (most > siteBound ? [`${part} took ${most} MB of ${siteBound}`] : []));
