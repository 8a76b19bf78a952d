import { rmSync } from 'node:fs';
import { siteIds } from '../lib/sites/sites';
import { endOne, readOutput } from '../scripts/lib/children';
import { launchMock, launchSite } from '../scripts/lib/launch-site';
import { linkBuild } from '../scripts/lib/link-build';
import { freePorts } from '../scripts/lib/ports';
import { Problem } from '../scripts/lib/problem';
import { listNotReady } from '../scripts/lib/ready';
import { readContainerMemory } from '../scripts/soak/container';
import { siteBound } from '../scripts/soak/memory';
import { benchNow } from './clock';
import { flood } from './flood';
import { hostileAddresses } from './hostile-addresses';
import type { HostileKind, Known } from './hostile-kind';
import { hostileRequests } from './hostile-requests';
import type { Measured } from './screens';
import { folderBounds, folders, readSize, type Size, type Watched, watchMemory } from './site-size';
import { atMost, type Row } from './table';
import { askAsVisitors, findKnown, readPages, timeHome } from './visitors-beside';

/** Milliseconds in which a kept page comes once it is over. */
const kept = 50;
/** Questions of what is made anew meanwhile: at once, and a second. */
const spare = { atOnce: 50, perSecond: 10 };

/**
 * What strangers can do to one site of the container's settings: what it answers them, what it keeps of it in memory and on
 * disk, how often it asks the catalogue for them, and whether visitors are served as before. Runs by itself, since its
 * files are counted.
 */
export async function measureHostile(pages: readonly Measured[]): Promise<Row[]> {
  const ports = await freePorts(5600);
  const metricsPort = ports.identity + 1;
  const folder = linkBuild();
  const { flags, env } = readContainerMemory();
  const mock = launchMock(ports, { output: 'quiet', env: { MOCK_NOW: benchNow, MOCK_WARM: '0' } });
  const own = { ...env, SITE_NOW: benchNow, METRICS_PORT: `${metricsPort}` };
  const site = launchSite(ports, { folder, flags, output: 'quiet', env: own });
  try {
    const late = await listNotReady(siteIds, ports.site, 90);
    if (late.length) throw new Problem(`These sites do not answer: ${late.join(', ')}.`);
    return await measureAll(pages, ports.site, { pid: site.pid, folder, metricsPort });
  } catch (error) {
    throw site.exitCode === null ? error : new Problem(`${readOutput(site).slice(-2_000)}\nThe site has ended.`);
  } finally {
    await endOne(site);
    await endOne(mock);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureAll(pages: readonly Measured[], port: number, watched: Watched): Promise<Row[]> {
  const known = await findKnown(pages, port);
  const before = await readPages(pages, port);
  await askAsVisitors(known, port);
  const rows: Row[] = [];
  let most = 0;
  for (const kind of [...hostileAddresses, ...hostileRequests]) {
    const measured = await measureKind(kind, known, port, watched);
    most = Math.max(most, measured.most);
    rows.push(...measured.rows);
  }
  const { disk } = await readSize(watched);
  const after = await readPages(pages, port);
  const broken = [...before].filter(([path, page]) => after.get(path) !== page).map(([path]) => path);
  return [
    ...rows,
    atMost({ what: 'memory of the site at any time', budget: siteBound, measured: most, unit: 'MB' }),
    ...folders.map((each) =>
      atMost({ what: `${each} in the end`, budget: folderBounds[each], measured: disk[each], unit: 'MB', digits: 1 }),
    ),
    atMost({
      what: 'a kept home page afterwards',
      budget: kept,
      measured: await timeHome(port),
      unit: 'ms',
      digits: 1,
    }),
    atMost({
      what: `of ${before.size} real pages, those that are not what they were`,
      ...{ budget: 0, measured: broken.length },
      ...(broken.length && { note: broken.join(' ') }),
    }),
  ];
}

async function measureKind(kind: HostileKind, known: Known, port: number, watched: Watched) {
  const { name, count, statuses, ask, isAsked } = kind;
  const before = await readSize(watched);
  const stop = watchMemory(watched.pid);
  const flooded = await flood(port, { count, statuses, ask: (index) => ask(index, known) });
  const most = await stop();
  const after = await readSize(watched);
  const said = [...flooded.statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${times} × ${status}`);
  const { faulty, faults, seconds } = flooded;
  const note = `${said.join(', ')}; ${(count / seconds).toFixed(0)} a second${faults.length ? `; ${faults.join(' ')}` : ''}`;
  const rows = [
    atMost({ what: `${count} ${name}: wrong answers`, budget: 0, measured: faulty, note }),
    atMost({
      what: '  files left',
      budget: 0,
      measured: after.files - before.files,
      note: describeGrowth(before, after, most),
    }),
    atMost({
      what: '  questions to the catalogue',
      budget: (isAsked ? count : 0) + spare.atOnce + spare.perSecond * seconds,
      measured: after.questions - before.questions,
    }),
  ];
  return { rows, most };
}

function describeGrowth(before: Size, after: Size, most: number): string {
  const disk = (size: Size) => folders.reduce((sum, each) => sum + size.disk[each], 0);
  return [
    `${before.memory.toFixed(0)} → ${after.memory.toFixed(0)} MB, at most ${most.toFixed(0)}`,
    `${(disk(after) - disk(before)).toFixed(1)} MB of disk`,
    `${after.lines - before.lines} lines of the log`,
  ].join('; ');
}
