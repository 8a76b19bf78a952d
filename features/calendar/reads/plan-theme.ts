import { CatalogueError } from '@/lib/api/errors';
import { readZones } from '@/lib/api/read-zones';
import { type FeedCell, type FeedTheme, planFeed } from '@/lib/domain/feed';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';

/**
 * On which day which title has showings of a theme, in any town of a site: each cell once. Throws where a town does not
 * answer: whoever subscribes would be told that its showings are off.
 */
export async function planTheme(locale: Locale, theme: FeedTheme): Promise<FeedCell[]> {
  const { zones, isWhole } = await readZones(locale);
  if (!isWhole) throw new CatalogueError('The programme of a town does not answer.');
  const today = cinemaToday(locale);
  const cells = zones.flatMap((zone) => planFeed(zone, today, theme));
  const once = new Map(cells.map((cell) => [`${cell.day} ${cell.show}`, cell]));
  return [...once].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, cell]) => cell);
}
