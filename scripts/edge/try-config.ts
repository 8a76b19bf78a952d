import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteIds } from '@/lib/sites/sites';
import { Problem } from '../lib/problem';
import { demandNginx, findFaults, readNginxFacts } from './nginx';
import { readEdgeSettings } from './settings';
import { writeConfig } from './write-config';

/** As `npm run edge` might be told. */
const ofThisMachine = { EDGE_LISTEN: '3000', EDGE_REPLICAS: '127.0.0.1:3004,127.0.0.1:3005,127.0.0.1:3006' };

/** Has nginx say of a configuration whether it takes it, and leaves nothing of it behind. Returns what was found well. */
export function tryConfig(source: Readonly<Record<string, string | undefined>>): string {
  const isNamed = Boolean(source.EDGE_REPLICAS);
  const folder = mkdtempSync(join(tmpdir(), 'candela-edge-tried-'));
  const own = { state: join(folder, 'state'), conf: join(folder, 'conf') };
  try {
    const settings = readEdgeSettings(isNamed ? source : { ...source, ...ofThisMachine }, own);
    const nginx = demandNginx();
    // nginx makes what it would keep and log to: that of one that runs is left alone.
    const tried = { ...settings, ...own, log: join(folder, 'access.log') };
    const faults = findFaults(nginx, writeConfig(tried, readNginxFacts(), siteIds));
    if (faults) throw new Problem(`nginx does not take the configuration:\n${faults}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return isNamed
    ? 'nginx takes the configuration that these variables give.'
    : 'nginx takes the configuration of `npm run edge` on this machine; where EDGE_REPLICAS is set, that of `--write DIR` is tried.';
}
