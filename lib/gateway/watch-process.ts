import type { Env } from '../env/env';
import { isRedisDown, isShared } from '../replicas/redis';
import { watchMadePages } from './watch-made-pages';

/**
 * Has those who watch the process see what it does; where nobody does, not a line of what that takes is loaded. Throws one
 * sentence where the address of the metrics cannot be had.
 */
export async function watchProcess({ isCollected, metrics, share }: Env['watch']): Promise<void> {
  if (!isCollected && !metrics) return;
  const [{ startTelemetry }, { watchGauge }] = await Promise.all([
    import('../telemetry/start-telemetry'),
    import('../telemetry/process-gauges'),
  ]);
  const flush = await startTelemetry({ isCollected, metrics, share }).catch((error: unknown) => {
    const why = error instanceof Error && 'code' in error ? `${error.code}` : String(error);
    throw new Error(
      `Nothing can listen where METRICS_PORT and METRICS_HOST say, ${metrics?.host}:${metrics?.port}: ${why}.`,
    );
  });
  watchMadePages();
  if (isShared()) watchGauge(redisGauge);
  process.on('SIGTERM', () => void flush());
}

export const redisGauge = {
  name: 'candela.redis.up',
  description: 'Whether Redis answers',
  unit: '1',
  read: () => (isRedisDown() ? 0 : 1),
};
