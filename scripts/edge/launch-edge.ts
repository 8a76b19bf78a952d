import type { ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteId } from '@/lib/sites/sites';
import { type Launch, launchProgram } from '../lib/children';
import { Problem } from '../lib/problem';
import { demandNginx, findFaults, readNginxFacts } from './nginx';
import { type EdgeSettings, readEdgeSettings } from './settings';
import { startOf, writeConfig } from './write-config';

/** Of this machine's temporary files: its workers, who are somebody else, must find their way there. */
export const edgeFolder = (port: number): string => join(tmpdir(), `candela-edge-${port}`);

/** What an edge on this machine is told: which port it answers, and where the replicas are. */
export function buildLocalSettings(port: number, replicas: readonly number[], rate = '100r/s'): EdgeSettings {
  const folder = edgeFolder(port);
  mkdirSync(folder, { recursive: true });
  return readEdgeSettings(
    {
      ...process.env,
      EDGE_LISTEN: `${port}`,
      EDGE_REPLICAS: replicas.map((each) => `127.0.0.1:${each}`).join(','),
      EDGE_RATE: process.env.EDGE_RATE || rate,
      EDGE_STATE: join(folder, 'state'),
      EDGE_LOG: join(folder, 'access.log'),
    },
    { state: join(folder, 'state'), conf: join(folder, 'conf') },
  );
}

/** Starts nginx with these settings, or throws what it says is wrong with them. */
export function launchEdge(
  settings: EdgeSettings,
  sites: readonly SiteId[],
  output: Launch['output'] = 'shown',
): ChildProcess {
  const nginx = demandNginx();
  // Written by what stood here before: another release, or another branch, may have had files that this one has not.
  rmSync(settings.conf, { recursive: true, force: true });
  const file = writeConfig(settings, readNginxFacts(), sites);
  const faults = findFaults(nginx, file);
  if (faults) throw new Problem(`nginx does not take the configuration in ${settings.conf}:\n${faults}`);
  return launchProgram('sh', [startOf(settings)], { env: { NGINX_PATH: nginx }, output });
}
