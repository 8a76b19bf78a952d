import { rmSync } from 'node:fs';
import { siteIds } from '@/lib/sites/sites';
import { buildLocalSettings, edgeFolder, launchEdge } from '../scripts/edge/launch-edge';
import { findNginx } from '../scripts/edge/nginx';
import { writeSelfSigned } from '../scripts/edge/self-signed';
import { endOne } from '../scripts/lib/children';
import { freePorts } from '../scripts/lib/ports';
import { waitUntilAnswering } from '../scripts/lib/ready';
import { siteHost } from './screens';

export type Front = { origin: string; end: () => Promise<unknown> };

/**
 * The edge as visitors reach it, by TLS and so by HTTP/2 (`docs/operate.md`), under a certificate that nobody vouches for. None where nginx is not
 * here.
 */
export async function startSecureEdge(site: number): Promise<Front | null> {
  if (!findNginx()) return null;
  const { site: port } = await freePorts(4900);
  const settings = buildLocalSettings(port, [site], '1000000r/s');
  const tls = writeSelfSigned(edgeFolder(port), siteHost);
  const edge = launchEdge({ ...settings, tls }, siteIds);
  await waitUntilAnswering(port);
  const end = async () => {
    await endOne(edge);
    rmSync(edgeFolder(port), { recursive: true, force: true });
  };
  return { origin: `https://${siteHost}:${port}`, end };
}
