import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { siteFacts, siteIds } from '@/lib/sites/sites';
import { quiet } from './traffic';
import { news } from './world/answers/articles';
import { cinemas } from './world/answers/cinemas';
import { experiences } from './world/answers/experiences';
import { featured } from './world/answers/featured';
import { shows } from './world/answers/shows';
import { worldOf } from './world/build-world';

/** After the last request, milliseconds. */
const SILENCE = 1500;

/** Addresses of the pictures that the first screens of a site ask for, what shows first before the rest. */
export function firstPictures(): string[] {
  const sites = siteIds.map((site) => {
    const [world, language] = [worldOf(site), siteFacts(site).defaultLanguage];
    const list = shows(world, language).shows;
    const heroes = featured(world).shows.flatMap((slug) => list.find((show) => show.slug === slug) ?? []);
    return {
      heroes: heroes.map(({ backgroundPath, posterPath }) => backgroundPath?.lg ?? posterPath?.lg),
      posters: list.map(({ posterPath }) => posterPath?.md),
      houses: cinemas(world, language).map(({ backdrop }) => backdrop),
      pages: [
        ...news(world, language).news.map(({ image, thumbnail }) => image?.lg ?? thumbnail),
        ...experiences(world, language).map(({ backdrop }) => backdrop),
      ],
    };
  });
  const ordered = [
    ...sites.flatMap(({ heroes, posters }) => [...heroes, ...posters.slice(0, 16)]),
    ...sites.flatMap(({ houses }) => houses),
    ...sites.flatMap(({ posters }) => posters),
    ...sites.flatMap(({ pages }) => pages),
  ];
  return [...new Set(ordered.flatMap((address) => address ?? []))];
}

/**
 * Draws the first pictures ahead of the visitors, one at a time in a process of the lowest priority,
 * and only while nobody asks for anything: next/image gives up on a picture after seven seconds.
 */
export async function warmUp(): Promise<void> {
  await quiet(SILENCE);
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const painter = fork(fileURLToPath(new URL('./warm-up.worker.ts', import.meta.url)), {
    execArgv: ['--import', tsx],
  });
  if (painter.pid) setPriority(painter.pid, constants.priority.PRIORITY_LOW);
  const gone = new Promise<void>((resolve) => painter.once('exit', resolve).once('error', () => resolve()));
  for (const address of firstPictures()) {
    await quiet(SILENCE);
    if (!painter.connected) return;
    const path = new URL(address).pathname;
    painter.send(path);
    await Promise.race([gone, answered(painter, path)]);
  }
  painter.disconnect();
}

const answered = (painter: ChildProcess, path: string) =>
  new Promise<void>((resolve) => {
    painter.on('message', function hear(answer) {
      // A watching loader tells its own news through the same channel.
      if (answer !== path) return;
      painter.off('message', hear);
      resolve();
    });
  });
