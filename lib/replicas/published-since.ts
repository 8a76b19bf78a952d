import { findEvent, mostEvents, readTime, stream } from './events';
import { askRedis } from './redis';

/**
 * Whether something with one of these tags was published in the last so many milliseconds, whoever heard of it; also where
 * Redis does not say, or knows of no time so far back. Never throws.
 */
export async function isPublishedSince(tags: readonly string[], age: number): Promise<boolean> {
  const told = await askRedis(async (redis) => {
    const since = Math.max(0, (await readTime(redis)) - age);
    return redis.xRange(stream, `${since}`, '+');
  });
  if (!told || told.length >= mostEvents) return true;
  return told.some(({ message }) => findEvent(message)?.tags.some((tag) => tags.includes(tag)));
}
