import type { Env } from '../env/env';
import { isRedisDown, isShared } from '../replicas/redis';
import { watchMadePages } from './watch-made-pages';

/**
 * Has those who watch the process see what it does; where nobody does, not a line of what that takes is loaded. Returns
 * what sends them all that is left, where they are sent anything. Throws one sentence where the address of the metrics
 * cannot be had.
 */
export async function watchProcess({ watch, sites }: Env): Promise<(() => Promise<void>) | null> {
  const { isCollected, metrics, share } = watch;
  if (!isCollected && !metrics) return null;
  const [{ startTelemetry }, { watchGauge }, { startCounters }] = await Promise.all([
    import('../telemetry/start-telemetry'),
    import('../telemetry/process-gauges'),
    import('../telemetry/start-counters'),
  ]);
  const flush = await startTelemetry({ isCollected, metrics, share });
  startCounters(sites);
  watchMadePages();
  if (isShared()) watchGauge(redisGauge);
  return flush;
}

export const redisGauge = {
  name: 'candela.redis.up',
  description: 'Whether Redis answers',
  unit: '',
  read: () => (isRedisDown() ? 0 : 1),
};
