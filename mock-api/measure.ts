// What the mock API costs: `npx tsx mock-api/measure.ts`, with MOCK_SCALE for a larger world.
import { type SiteId, siteIds } from '@/lib/sites/sites';
import { answerCall } from './handlers/answer-call';
import { worldOf } from './world/build-world';
import { openCinemas } from './world/cinemas';
import { next24, venuesOf } from './world/programme/index-of';

const imported = performance.now();

async function ask(site: SiteId, path: string): Promise<{ ms: number; kilobytes: number }> {
  const before = performance.now();
  const response = await answerCall(new Request(`http://127.0.0.1/${site}/api${path}`));
  const text = (await response?.text()) ?? '';
  return { ms: performance.now() - before, kilobytes: text.length / 1000 };
}

async function row(site: SiteId, path: string) {
  const first = await ask(site, path);
  const later = [await ask(site, path), await ask(site, path), await ask(site, path), await ask(site, path)];
  const ms = later.map((each) => each.ms).sort((a, b) => a - b);
  return {
    path: `${site} ${path}`,
    KB: Math.round(first.kilobytes),
    'first ms': Math.round(first.ms),
    'then ms': Number((ms[1] ?? 0).toFixed(1)),
  };
}

const rows = [await row('fr', '/shows')];
const answered = performance.now();
const world = worldOf('fr');
const hit = [...next24(world)].sort(([, a], [, b]) => b - a)[0]?.[0].slug ?? '';
const big = openCinemas('fr').toSorted((a, b) => b.halls - a.halls)[0]?.slug ?? '';
for (const path of [
  `/show/${hit}`,
  `/show/${hit}/cinemas`,
  `/show/${hit}/showtimes/${world.day}`,
  `/show/${hit}/showtimes/${big}/${world.day}`,
  '/cinemas',
  `/cinema/${big}`,
  `/cinema/${big}/shows`,
  '/zone/paris',
  '/zone/idf',
  '/search/full?q=a',
  '/search/full?q=saint%20den',
])
  rows.push(await row('fr', path));
for (const site of siteIds) if (site !== 'fr') rows.push(await row(site, '/shows'));
console.table(rows);
console.log(`imports ${Math.round(imported)} ms after start, first /shows ${Math.round(answered)} ms (five of them)`);

let [cinemas, screenings, titles, hits] = [0, 0, 0, 0];
const before = performance.now();
for (const site of siteIds) {
  const each = worldOf(site);
  titles += each.titles.length;
  for (const cinema of openCinemas(site)) {
    cinemas += 1;
    for (const list of each.programme(cinema).values()) screenings += list.length;
  }
  for (const title of each.titles) hits += venuesOf(each, title).length;
}
const took = Math.round(performance.now() - before);
console.log(
  `${cinemas} open cinemas, ${titles} titles, ${screenings} showings of all sites in ${took} ms; ${hits} pairs of title and cinema`,
);
console.log(
  `heap ${Math.round(process.memoryUsage().heapUsed / 1e6)} MB, resident ${Math.round(process.memoryUsage.rss() / 1e6)} MB`,
);
