import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { siteIds } from '@/lib/sites/sites';
import { buildLocalSettings, edgeFolder, launchEdge } from '../scripts/edge/launch-edge';
import { demandNginx, findNginx, readNginxFacts } from '../scripts/edge/nginx';
import { endOne, launchProgram } from '../scripts/lib/children';
import { freePorts } from '../scripts/lib/ports';
import { waitUntilAnswering } from '../scripts/lib/ready';
import { measureInTurns } from './rounds';
import { type Measured, siteHost } from './screens';
import type { Servers } from './servers';
import { atLeast, noteRow, type Row } from './table';

const rounds = 10;
const headers = { host: siteHost, 'accept-encoding': 'gzip' };

/** Requests a second of kept pages out of the edge, beside the same bytes out of a file by the same nginx, in turns. */
export async function measureEdge(pages: readonly Measured[], { site }: Servers): Promise<Row[]> {
  if (!findNginx()) return [noteRow('edge', 'left out: nginx is not here')];
  const ports = await freePorts(4900);
  const edge = launchEdge(buildLocalSettings(ports.site, [site], '1000000r/s'), siteIds);
  await waitUntilAnswering(ports.site);
  const bodies = await Promise.all(pages.map(({ path }) => readPacked(ports.site, path)));
  const files = serveFiles(ports.mock, bodies);
  await waitUntilAnswering(ports.mock);
  const rows: Row[] = [];
  for (const [index, { screen, path }] of pages.entries()) {
    const { ratio, medians } = await measureInTurns(rounds, {
      edge: () => requestsPerSecond(`http://127.0.0.1:${ports.site}${path}`),
      file: () => requestsPerSecond(`http://127.0.0.1:${ports.mock}/${index}`),
    });
    rows.push(
      atLeast({
        what: `${screen}, requests/s against the same bytes as a file`,
        budget: 0.8,
        measured: ratio('edge', 'file'),
        digits: 2,
        note: `${bodies[index]?.length} bytes`,
      }),
      noteRow('  edge / file', medians),
    );
  }
  await Promise.all([endOne(edge), endOne(files.child)]);
  for (const folder of [files.folder, edgeFolder(ports.site)]) rmSync(folder, { recursive: true, force: true });
  return rows;
}

async function readPacked(port: number, path: string): Promise<Buffer> {
  const [response] = (await once(get({ host: '127.0.0.1', port, path, headers }), 'response')) as [IncomingMessage];
  return Buffer.concat(await response.toArray());
}

/** An nginx that does nothing but send them. */
function serveFiles(port: number, bodies: readonly Buffer[]) {
  const folder = mkdtempSync(join(tmpdir(), 'candela-files-'));
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'root'));
  for (const [index, body] of bodies.entries()) writeFileSync(join(folder, 'root', `${index}`), body);
  const { user } = readNginxFacts();
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user ? `user ${user};` : ''} daemon off; worker_processes auto; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 4096; }
http {
  access_log off; sendfile on; open_file_cache max=100; keepalive_requests 10000000; default_type text/html;
  server { listen ${port}; root ${folder}/root; add_header Content-Encoding gzip; }
}`,
  );
  return { folder, child: launchProgram(demandNginx(), ['-c', join(folder, 'nginx.conf')]) };
}

async function requestsPerSecond(url: string): Promise<number> {
  const { requests, non2xx } = await autocannon({ url, headers, connections: 32, duration: 1 });
  if (non2xx) throw new Error(`${url}: ${non2xx} answers were no 200.`);
  return requests.average;
}
