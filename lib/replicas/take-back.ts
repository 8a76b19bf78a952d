import { log } from '../process/log';
import type { Redis } from './connection';

/** What Redis says of a value that nobody of ours can have written. */
const foreign = /^(WRONGTYPE|ERR value is not an integer)/;

/** Asks for what lies under a name of ours; where somebody left something else there, that goes, and it is asked again. */
export async function takeBack<T>(redis: Redis, name: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Error && foreign.test(error.message))) throw error;
    // What stands behind the second colon may say who it is of.
    log.warn('what lay in redis was not ours, taken away', { name: name.split(':', 2).join(':') });
    await redis.del(name);
    return ask();
  }
}
