import { resolve } from 'node:path';
import { siteIds } from '@/lib/sites/sites';
import { buildLocalSettings, launchEdge } from './edge/launch-edge';
import { demandNginx, readNginxFacts } from './edge/nginx';
import { readEdgeSettings } from './edge/settings';
import { tryConfig } from './edge/try-config';
import { startOf, writeConfig } from './edge/write-config';
import { buildMissing } from './lib/build';
import { forgetMadePages } from './lib/forget-made-pages';
import { launchMock, launchSite } from './lib/launch-site';
import { freePorts } from './lib/ports';
import { Problem } from './lib/problem';
import { waitUntilAnswering } from './lib/ready';
import { runCommand } from './lib/run-command';
import { readRunSettings } from './lib/run-settings';
import { type Part, serveUntilEnd, waitForEnd } from './lib/serve-until-end';

/**
 * Starts the built site behind nginx, on the same hosts and port as `npm start`. `--write DIR` only
 * writes its configuration for an edge of one's own, as the variables `EDGE_…` say, and `--check` has nginx try it.
 */
await runCommand(async () => {
  const [what, folder] = process.argv.slice(2);
  if (what === '--check') return tell(tryConfig(process.env));
  if (what === '--write') return writeFor(folder);
  if (what) throw new Problem('`npm run edge` knows --check and --write DIR.');

  demandNginx();
  const settings = await readRunSettings();
  await buildMissing();
  const { ports, sites, needsMock } = settings;
  const { site: replica } = await freePorts(ports.identity + 1);
  const parts: Part[] = [];
  if (needsMock) {
    forgetMadePages();
    parts.push({ name: 'The mock API', child: launchMock(ports) });
    await waitUntilAnswering(ports.mock);
  }
  const site = launchSite({ ...ports, site: replica }, { env: { LINGER_SECONDS: '5' } });
  parts.push({ name: 'The site', child: site });
  await Promise.race([waitUntilAnswering(replica), ...parts.map(waitForEnd)]);
  parts.push({ name: 'The edge', child: launchEdge(buildLocalSettings(ports.site, [replica]), sites) });
  return serveUntilEnd(parts, settings, { seconds: 60 });
});

function writeFor(folder = ''): number {
  if (!folder) throw new Problem('Say where to: `npm run edge -- --write /etc/candela-edge`.');
  const settings = readEdgeSettings(process.env, { conf: resolve(folder), state: '/var/cache/candela-edge' });
  const file = writeConfig(settings, readNginxFacts(), siteIds);
  return tell(`Start it with \`sh ${startOf(settings)}\`; \`nginx -t -c ${file}\` says whether it is well.`);
}

function tell(found: string): number {
  console.log(found);
  return 0;
}
