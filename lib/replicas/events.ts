import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { processWide } from '../process/process-wide';
import { longestSilence, openConnection, type Redis } from './connection';
import { withinTime } from './within-time';

/** A stream and not a channel: who was away for a moment reads what was said meanwhile. */
export const stream = 'candela:published';
/** Events that Redis keeps for who was away. */
export const mostEvents = 1_000;

/** The name of this replica among the others, which hears its own word too. */
export const own = processWide('replica name', () => randomUUID());
const message = z.object({ from: z.string(), tags: z.string().transform((text) => text.split(',')) });

/** `age`: milliseconds since it was said; 0 for what is heard as it is said, or was missed for a moment. */
type Hear = (tags: readonly string[], age: number) => void;

/**
 * Calls back with what others have told and Redis still knows, then with what they tell for as long as the process lives: of what
 * was made before it began something may be kept that was published since.
 */
export async function followReplicas(hear: Hear): Promise<void> {
  let last = '0';
  /** When it began by Redis' clock, and the last of what had been said until then. */
  let began: { at: number; latest: string } | null = null;
  // The log has it from the connection that is asked.
  const connection = openConnection(() => undefined);
  if (!connection) return;
  const ask = <T>(question: (redis: Redis) => Promise<T>) => withinTime(longestSilence, connection.ask(question));
  for (;;) {
    connection.restartIfSilent();
    if (!connection.isReady()) {
      await pause(100);
      continue;
    }
    try {
      const latest = await ask(findLast);
      began ??= { at: await ask(readTime), latest };
      // Redis began anew with a clock that is behind: nothing that is said there would come after what was heard.
      if (isBefore(latest, last)) last = began.latest = '0';
      const after: string = last;
      const heard = await ask((redis) => redis.xRead({ key: stream, id: after }, { BLOCK: 5_000, COUNT: 100 }));
      for (const { id, message: fields } of heard?.[0]?.messages ?? []) {
        last = `${id}`;
        const said = findEvent(fields);
        const age = isBefore(began.latest, last) ? 0 : Math.max(0, began.at - timeOf(last));
        if (said && said.from !== own) hear(said.tags, age);
      }
    } catch {
      await pause(500);
    }
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** Undefined for what others have written there. */
export const findEvent = (fields: Fields): z.output<typeof message> | undefined =>
  message.safeParse(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, `${value}`]))).data;

const timeOf = (id: string): number => Number(id.split('-', 1)[0]);

/** Milliseconds since 1970 by its own clock, to a second: those of replicas may differ. */
export const readTime = async (redis: Redis): Promise<number> => Number((await redis.time())[0]) * 1000;

/** By the milliseconds of Redis' clock that an id begins with, and by its number among those of the same one. */
function isBefore(one: string, other: string): boolean {
  const [time = 0, number = 0] = one.split('-').map(Number);
  const [otherTime = 0, otherNumber = 0] = other.split('-').map(Number);
  return time === otherTime ? number < otherNumber : time < otherTime;
}

async function findLast(redis: Redis): Promise<string> {
  const latest = await redis.xRevRange(stream, '+', '-', { COUNT: 1 });
  return latest?.[0] ? `${latest[0].id}` : '0';
}
