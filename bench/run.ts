import { command } from '../scripts/lib/command';
import { measureGrowth } from './growth';
import { measureIslands } from './islands';
import { measureLoad } from './load';
import { measureNavigation } from './navigation';
import { screensToMeasure } from './screens';
import { startServers } from './servers';
import { atMost, print } from './table';
import { measureVitals } from './vitals';
import { measureWeight } from './weight';

/** The budgets of the architecture beside what this machine measures. A report, never a test: machines differ. */
await command(async () => {
  console.log('Building and starting the site and a bare page …');
  const servers = await startServers();
  const screens = await screensToMeasure();
  const main = screens.filter(({ screen }) => ['home', 'movie', 'cinema'].includes(screen));

  print('Start', [
    atMost({ what: 'cold start after install', budget: 90, measured: servers.coldStart, unit: 's', digits: 1 }),
  ]);
  print('Weight', await measureWeight(screens, servers));
  print('Islands', await measureIslands());
  print('Throughput', await measureLoad(main, servers));
  print('On a phone (CPU four times slower, 1.6 Mbit/s, 150 ms)', await measureVitals(main));
  print('Navigation', await measureNavigation(screens));
  await servers.stop();
  print('Ten times the films and cinemas', await measureGrowth(screens));
  return 0;
});
