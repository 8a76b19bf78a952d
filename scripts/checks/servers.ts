import { findLack } from '../drill/launch-drilled';
import { installPackages } from '../lib/packages';

/** What the edge and the replicas run on: without it the tests of both are passed over, and there is no drill. */
export async function installServers(): Promise<void> {
  if (findLack()) await installPackages(['nginx-light', 'libnginx-mod-http-brotli-filter', 'redis-server']);
}
