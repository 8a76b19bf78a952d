import { siteFacts } from '@/lib/sites/sites';
import { specialsOf } from '../programme/previews';
import { quirksOf } from '../quirks';
import { dice } from '../seed';
import { addDays, instant } from '../time';
import type { Title } from '../titles';
import type { World } from '../world';

/** Four upcoming titles in ten say when their sale opens; for the others nobody typed it in. */
const SAID = 0.4;
/** Weeks that cinemas have laid out in full. */
const LAID_OUT = 2;

/** Titles with a showing outside the ordinary run. */
const withEvenings = (world: World): ReadonlySet<string> =>
  world.once('with evenings', () => new Set(specialsOf(world).map(({ film }) => film)));

const isPlanned = (world: World, { key, nights, week }: Title): boolean =>
  nights !== null || (week !== null && week <= LAID_OUT) || withEvenings(world).has(key);

/** The day on which tickets of a title go on sale; null where nobody says it. What has showings is on sale already. */
function openingDay(world: World, title: Title): string | null {
  const { release, key } = title;
  if (quirksOf(world).notOnSale === title) return addDays(world.day, 2);
  if (release === null || release <= world.day || !dice(world.site, 'sale', key).chance(SAID)) return null;
  const random = dice(world.site, 'opening', key);
  if (isPlanned(world, title)) return addDays(world.day, -random.whole(1, 20));
  const wanted = addDays(release, -random.whole(7, 16));
  const next = addDays(world.day, 1);
  return wanted > next ? wanted : next;
}

/** When tickets go on sale, and ten minutes before that when the showings can be seen. */
export function salesOf(world: World, title: Title): { opening: string | null; display: string | null } {
  const day = openingDay(world, title);
  const at = (time: string) => day && instant(`${day} ${time}`, siteFacts(world.site).timeZone);
  return { opening: at('10:00:00'), display: at('09:50:00') };
}

/** Whether tickets of a title can be had on this cinema day. */
export const isOnSale = (world: World, title: Title): boolean => quirksOf(world).notOnSale !== title;
