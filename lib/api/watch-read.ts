import { AsyncLocalStorage } from 'node:async_hooks';
import type { SiteId } from '@/lib/sites/sites';
import { processWide } from '../process/process-wide';
import { isNoting, noteMetric } from '../telemetry/metrics';
import { doTraced } from '../telemetry/traces';
import type { Endpoint } from './endpoint';
import { isAbsence, isFrameworks } from './errors';

/** Where an answer came from: what Next keeps, fresh or old; what was said before a fault; the catalogue itself. */
type Source = 'hit' | 'stale' | 'earlier' | 'miss' | 'error';

const reading = processWide('reading', () => new AsyncLocalStorage<{ from: Source }>());

/** Notes where the answer that is being read comes from. */
export function noteSource(from: Exclude<Source, 'hit' | 'error'>): void {
  const read = reading.getStore();
  if (read) read.from = from;
}

/** Notes a read of a page or an answer: which call, how long, from where. */
export function watchRead<T>(site: SiteId, { path }: Endpoint, read: () => Promise<T>): Promise<T> {
  if (!isNoting()) return read();
  const labels = { 'url.template': path, 'candela.site': site };
  return doTraced({ name: `read ${path}`, attributes: labels }, async (span) => {
    const found: { from: Source } = { from: 'hit' };
    try {
      return await reading.run(found, read);
    } catch (error) {
      if (!isAbsence(error) && !isFrameworks(error)) found.from = 'error';
      throw error;
    } finally {
      span?.setAttribute('candela.cache.result', found.from);
      noteMetric('reads', 1, { 'url.template': path, 'candela.cache.result': found.from });
    }
  });
}
