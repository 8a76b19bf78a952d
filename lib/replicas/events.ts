import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { processWide } from '../process/process-wide';
import { isRefusal, longestSilence, openConnection, type Redis } from './connection';
import { withinTime } from './within-time';

/** A stream and not a channel: who was away for a moment reads what was said meanwhile. */
export const stream = 'candela:published';

/** The name of this replica among the others, which hears its own word too. */
export const own = processWide('replica name', () => randomUUID());
const message = z.object({ from: z.string(), tags: z.string().transform((text) => text.split(',')) });

/** Calls back with what others tell, from now on and for as long as the process lives. */
export async function followReplicas(hear: (tags: readonly string[]) => void): Promise<void> {
  let last: string | null = null;
  /** Gone, or not ours (`take-back.ts`): what takes its place is all new. One that is silent for long counts as gone: rather an old word twice than none. */
  const noteGone = (error: unknown) => {
    if (!isRefusal(error) || error.message.startsWith('WRONGTYPE')) last ??= '0';
  };
  // The log has it from the connection that is asked. Gone from the start: what others had to say they say as soon as
  // Redis is back, which may be before this one has it.
  const connection = openConnection(noteGone);
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
      last ??= latest;
      // Redis began anew with a clock that is behind: nothing that is said there would come after what was heard.
      if (isBefore(latest, last)) last = '0';
      const after: string = last;
      const heard = await ask((redis) => redis.xRead({ key: stream, id: after }, { BLOCK: 5_000, COUNT: 100 }));
      for (const { id, message: fields } of heard?.[0]?.messages ?? []) {
        last = `${id}`;
        const { data } = message.safeParse(
          Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, `${value}`])),
        );
        if (data && data.from !== own) hear(data.tags);
      }
    } catch (error) {
      noteGone(error);
      await pause(500);
    }
  }
}

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
