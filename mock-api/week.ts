// Prints the coming week of a city as its visitors read it: `npx tsx mock-api/week.ts fr lyon`, from another day with MOCK_NOW.
import { isSiteId, siteIds } from '@/lib/sites/sites';
import { worldOf } from './world/build-world';
import { type Cinema, openCinemas } from './world/cinemas';
import { fixClock } from './world/clock';
import { endOf, type Screening } from './world/screening';
import { addDays, wallClock, weekday } from './world/time';
import type { Title } from './world/titles';
import type { World } from './world/world';

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Said of every showing of a hall, or of none in particular. */
const quiet = new Set(['pmr', 'audiodesc']);

const hour = (date: string, minutes: number): string => wallClock(date, minutes).slice(11, 16);

function told(screening: Screening): string {
  const { date, start, hall, version, tags } = screening;
  const marks = tags.filter((tag) => !quiet.has(tag)).join(' ');
  return `${hour(date, start)}-${hour(date, endOf(screening))} ${version} h${hall}${marks && ` ${marks}`}`;
}

function about({ film, release, isKids }: Title): string {
  return `${film.title} (${film.language}, ${film.genre}, ${film.runtime}', age ${film.age}${isKids ? ', kids' : ''}, out ${release})`;
}

function printDay(world: World, cinema: Cinema, date: string): void {
  const screenings = world.screenings(cinema, date);
  console.log(`\n${names[weekday(date)]} ${date}: ${screenings.length} showings`);
  const byTitle = [...Map.groupBy(screenings, ({ title }) => title)].sort(([, a], [, b]) => b.length - a.length);
  for (const [title, list] of byTitle) console.log(`  ${about(title)}\n      ${list.map(told).join(' | ')}`);
}

const [site = '', city = ''] = process.argv.slice(2);
if (process.env.MOCK_NOW) fixClock(process.env.MOCK_NOW);
const houses = isSiteId(site) ? openCinemas(site).filter((cinema) => cinema.city === city) : [];
if (!isSiteId(site) || !houses.length) {
  console.error(`npx tsx mock-api/week.ts <${siteIds.join('|')}> <slug of a city>`);
  process.exit(1);
}
const world = worldOf(site);
for (const cinema of houses) {
  const special = cinema.rows.flatMap(({ name, formats, seating }) =>
    formats.length || seating ? [`${name}: ${[...formats, ...(seating ? [seating] : [])].join(' ')}`] : [],
  );
  console.log(`\n=== ${cinema.name}, ${cinema.halls} halls (${special.join('; ') || 'all alike'})`);
  for (let ahead = 0; ahead < 7; ahead++) printDay(world, cinema, addDays(world.day, ahead));
}
