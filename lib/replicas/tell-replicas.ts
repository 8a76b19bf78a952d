import { log } from '../process/log';
import { processWide } from '../process/process-wide';
import { mostEvents, own, stream } from './events';
import { askRedisAnyway, isShared } from './redis';
import { takeBack } from './take-back';

/** Milliseconds: what one try may take, and what lies between two. */
const longest = 1_000;
const often = 1_000;

/** Tags that the others are still to be told of: never more than there are, however long Redis is gone. */
const untold = processWide('untold', () => ({ tags: new Set<string>(), isTrying: false }));

/**
 * Tells the other replicas, of every build, what was published; whether they can read it now. What could not be written is
 * kept and tried again each second while this process lives; that it is written twice does no harm. Never throws.
 */
export async function tellReplicas(tags: readonly string[]): Promise<boolean> {
  if (!isShared() || (await write(tags))) return true;
  for (const tag of tags) untold.tags.add(tag);
  if (untold.isTrying) return false;
  untold.isTrying = true;
  log.warn('other replicas were not told', { tags });
  tryLater();
  return false;
}

/** Asked while pages do without Redis too: nobody publishes it again. */
const write = (tags: readonly string[]): Promise<unknown> =>
  askRedisAnyway(
    (redis) =>
      takeBack(redis, stream, () =>
        redis.xAdd(
          stream,
          '*',
          { from: own, tags: tags.join(',') },
          { TRIM: { strategy: 'MAXLEN', strategyModifier: '~', threshold: mostEvents } },
        ),
      ),
    longest,
  );

/** A frozen one does all that it was asked once it goes on, so it is asked for no more than a sign until then. */
const isBack = (): Promise<unknown> => askRedisAnyway((redis) => redis.ping(), longest);

const tryLater = (): void => void setTimeout(tryAgain, often).unref();

async function tryAgain(): Promise<void> {
  const tags = [...untold.tags];
  untold.tags.clear();
  if (!(await isBack()) || !(await write(tags))) for (const tag of tags) untold.tags.add(tag);
  if (untold.tags.size) return tryLater();
  untold.isTrying = false;
  log.info('other replicas are told now', { tags });
}
