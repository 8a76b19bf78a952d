import { afterAll, afterEach, beforeAll } from 'vitest';
import { startMockApi } from '../serve';
import { fixClock } from '../world/clock';
import { FRIDAY } from './ask';

/**
 * The whole mock API on ports of its own for the tests of a file, each of which begins without faults. Below those that a
 * system takes for questions of its own, from 32768 on Linux: beside others one of these was taken now and then.
 */
export function inService(ports: { port: number; mediaPort: number }): string {
  const api = `http://127.0.0.1:${ports.port}`;
  let server: Awaited<ReturnType<typeof startMockApi>>;
  beforeAll(async () => {
    server = await startMockApi({ ...ports, now: FRIDAY });
  });
  afterEach(() => fetch(`${api}/_admin/faults`, { method: 'DELETE' }));
  afterAll(async () => {
    await server.close();
    fixClock(null);
  });
  return api;
}
