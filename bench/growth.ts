import { execFileSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { endOne } from '../scripts/lib/children';
import { forgetMadePages } from '../scripts/lib/forget-made-pages';
import { launchMock, launchSite } from '../scripts/lib/launch-site';
import { freePorts } from '../scripts/lib/ports';
import { Problem } from '../scripts/lib/problem';
import { askSite } from '../tests/support/ask-site';
import { type Measured, siteHost } from './screens';
import { atMost, median, noteRow, type Row } from './table';

const times = 10;
const rounds = 5;
const screens = ['home', 'shows', 'cinemas', 'movie', 'cinema'];

type World = { milliseconds: Record<string, number>; kilobytes: Record<string, number>; megabytes: number };

/**
 * What a site with ten times the films and cinemas costs: a page made anew, its bytes, the memory of the server.
 * Runs by itself, because two servers of one build would hand each other their pages.
 */
export async function measureGrowth(pages: readonly Measured[]): Promise<Row[]> {
  const wanted = pages.filter(({ screen }) => screens.includes(screen));
  const one = await measureWorld(wanted, 1);
  const ten = await measureWorld(wanted, times);
  const ratio = (what: string, from: number, to: number, unit: string) =>
    atMost({
      what,
      budget: times,
      measured: to / from,
      digits: 1,
      note: `${from.toFixed(0)} → ${to.toFixed(0)} ${unit}`,
    });
  return [
    ...wanted.map(({ screen }) =>
      ratio(`${screen}, made anew, times`, one.milliseconds[screen] ?? 0, ten.milliseconds[screen] ?? 0, 'ms'),
    ),
    ratio('memory of the server, times', one.megabytes, ten.megabytes, 'MB'),
    ...wanted.map(({ screen }) =>
      noteRow(`HTML of ${screen}`, `${one.kilobytes[screen]?.toFixed(1)} → ${ten.kilobytes[screen]?.toFixed(1)} kB`),
    ),
  ];
}

async function measureWorld(pages: readonly Measured[], scale: number): Promise<World> {
  const ports = await freePorts(4600);
  const mock = launchMock(ports, { output: 'quiet', env: { MOCK_SCALE: `${scale}` } });
  const world: World = { milliseconds: {}, kilobytes: {}, megabytes: 0 };
  const made: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    // Both worlds answer under the same addresses.
    forgetMadePages();
    const site = launchSite(ports, { output: 'quiet' });
    await untilAwake(ports.site, scale);
    for (const { screen, path } of pages) {
      const { text, milliseconds } = await makeOne(path, ports.site, scale);
      made[screen] = [...(made[screen] ?? []), milliseconds];
      world.kilobytes[screen] = gzipSync(text).length / 1000;
    }
    world.megabytes = Math.max(world.megabytes, readMemory(site.pid));
    await endOne(site);
  }
  await endOne(mock);
  forgetMadePages();
  for (const { screen } of pages) world.milliseconds[screen] = median(made[screen] ?? []);
  return world;
}

/** The mock API makes its world when it is first asked, for which a page does not wait: then it is asked for again. */
async function makeOne(path: string, port: number, scale: number) {
  for (let tries = 0; tries < 60; tries += 1) {
    const start = performance.now();
    const { text, status } = await askSite(siteHost, path, {}, port);
    if (status === 200) return { text, milliseconds: performance.now() - start };
    if (status !== 503) throw new Problem(`${path} answers ${status} with ${scale} × the world.`);
    await pause(1000);
  }
  throw new Problem(`${path} cannot be made with ${scale} × the world.`);
}

/** Asks for a file that needs no page, so that every page measured is made while it is measured. */
async function untilAwake(port: number, scale: number) {
  for (let tries = 0; tries < 300; tries += 1) {
    const reply = await askSite(siteHost, '/robots.txt', {}, port).catch(() => null);
    if (reply?.status === 200) return;
    await pause(200);
  }
  throw new Problem(`The site does not answer with ${scale} × the world.`);
}

const readMemory = (pid: number | undefined): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', `${pid}`], { encoding: 'utf8' })) / 1024;
