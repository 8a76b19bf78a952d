import { runCommand } from '../scripts/lib/run-command';
import { measureEdge } from './edge';
import { measureGrowth } from './growth';
import { measureInteractions } from './interactions';
import { measureIslands } from './islands';
import { measureLoad } from './load';
import { measureNavigation } from './navigation';
import { screensToMeasure } from './screens';
import { startServers } from './servers';
import { atMost, printTable, type Row } from './table';
import { measureVitals } from './vitals';
import { measureWeight } from './weight';

/** The budgets of the architecture beside what this machine measures. A report, never a test: machines differ. */
await runCommand(async () => {
  console.log('Building and starting the site and a bare page …');
  const servers = await startServers();
  const screens = await screensToMeasure();
  const main = screens.filter(({ screen }) => ['home', 'movie', 'cinema'].includes(screen));

  const all: Row[] = [];
  const report = (title: string, rows: readonly Row[]) => {
    all.push(...rows);
    printTable(title, rows);
  };
  report('Start', [
    atMost({ what: 'cold start after install', budget: 90, measured: servers.coldStart, unit: 's', digits: 1 }),
  ]);
  report('Weight', await measureWeight(screens, servers));
  report('Islands, gzip', await measureIslands());
  report('Throughput', await measureLoad(main, servers));
  report(
    'Edge',
    await measureEdge(
      screens.filter(({ screen }) => ['home', 'shows', 'movie'].includes(screen)),
      servers,
    ),
  );
  report(
    'On a phone (middle range, 1.6 Mbit/s, 150 ms)',
    await measureVitals([...main, ...screens.filter(({ screen }) => screen === 'shows')], servers),
  );
  report('Presses on that phone', await measureInteractions(screens));
  report('Navigation', await measureNavigation(screens));
  await servers.stop();
  report('Ten times the films and cinemas', await measureGrowth(screens));

  const missed = all.filter(({ verdict }) => verdict === 'miss');
  const kept = all.filter(({ verdict }) => verdict === 'pass').length;
  printTable(`${kept} budgets kept, ${missed.length} missed`, missed);
  return 0;
});
