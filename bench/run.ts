import { argv } from 'node:process';
import { Problem } from '../scripts/lib/problem';
import { runCommand } from '../scripts/lib/run-command';
import { measureEdge } from './edge';
import { measureGrowth } from './growth';
import { measureGuide } from './guide';
import { measureHostile } from './hostile';
import { measureInteractions } from './interactions';
import { measureIslands } from './islands';
import { measureLighthouse } from './lighthouse';
import { measureLoad } from './load';
import { noteMachine } from './machine';
import { measureNavigation } from './navigation';
import { type Measured, screensToMeasure } from './screens';
import { type Servers, startServers } from './servers';
import { atMost, printTable, type Row } from './table';
import { measureVitals } from './vitals';
import { measureWeight } from './weight';

type Part = {
  title: string;
  measure: (screens: readonly Measured[], servers: Servers) => Promise<Row[]>;
  /** Comes out the same however busy the machine is. */
  isCounted?: true;
};

const among = (screens: readonly Measured[], ...names: string[]) =>
  screens.filter(({ screen }) => names.includes(screen));

/** By the word that asks for it alone, as in `npm run bench -- weight lighthouse`. */
const parts: Readonly<Record<string, Part>> = {
  weight: { title: 'Weight', measure: measureWeight, isCounted: true },
  islands: { title: 'Islands, gzip', measure: measureIslands, isCounted: true },
  load: {
    title: 'Throughput',
    measure: (screens, servers) => measureLoad(among(screens, 'home', 'movie', 'cinema'), servers),
  },
  edge: {
    title: 'Edge',
    measure: (screens, servers) => measureEdge(among(screens, 'home', 'shows', 'movie'), servers),
  },
  vitals: {
    title: 'On a phone (middle range, 1.6 Mbit/s, 150 ms)',
    measure: (screens, servers) => measureVitals(among(screens, 'home', 'movie', 'cinema', 'shows'), servers),
  },
  lighthouse: { title: 'Lighthouse, mobile', measure: measureLighthouse },
  presses: { title: 'Presses on that phone', measure: measureInteractions },
  guide: { title: 'The guide of a town of 14 cinemas and 60 films, on that phone', measure: measureGuide },
  navigation: { title: 'Navigation', measure: measureNavigation },
  growth: {
    title: 'Ten times the films and cinemas',
    measure: async (screens, servers) => {
      await servers.stop();
      return measureGrowth(screens);
    },
  },
  hostile: {
    title: 'What strangers ask for, of a site with the settings of the container',
    measure: async (screens, servers) => {
      await servers.stop();
      return measureHostile(screens);
    },
  },
};

/** The budgets of the architecture beside what this machine measures. A report, never a test: machines differ. */
await runCommand(async () => {
  const words = argv.slice(2);
  const unknown = words.filter((word) => !Object.hasOwn(parts, word));
  if (unknown.length)
    throw new Problem(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`);
  const before = await noteMachine();
  console.log('Building and starting the site and a bare page …');
  const servers = await startServers();
  const screens = await screensToMeasure();

  const all: Row[] = [];
  const report = (title: string, rows: readonly Row[]) => {
    all.push(...rows);
    printTable(title, rows);
  };
  report('Start', [
    before,
    atMost({ what: 'cold start after install', budget: 90, measured: servers.coldStart, unit: 's', digits: 1 }),
  ]);
  for (const [word, { title, measure, isCounted }] of Object.entries(parts)) {
    if (words.length > 0 && !words.includes(word)) continue;
    const machine = isCounted ? [] : [await noteMachine()];
    report(title, [...machine, ...(await measure(screens, servers))]);
  }
  await servers.stop();

  const missed = all.filter(({ verdict }) => verdict === 'miss');
  const kept = all.filter(({ verdict }) => verdict === 'pass').length;
  printTable(`${kept} budgets kept, ${missed.length} missed`, missed);
  return 0;
});
