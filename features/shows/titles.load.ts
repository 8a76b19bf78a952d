import { getTranslations } from 'next-intl/server';
import { CatalogueError } from '@/lib/api/errors';
import type { Receptions } from '@/lib/api/kept-receptions';
import { readListing } from '@/lib/api/read-listing';
import { readReceptions } from '@/lib/api/read-receptions';
import { orderByApproval } from '@/lib/domain/reception';
import type { Locale } from '@/lib/sites/locales';
import { firstWeekdayOf } from '@/lib/sites/programme-day';
import { filterFacts } from './filters/filter-facts';
import { calendars, isCalendarName } from './list/calendars';
import { buildCard } from './list/card-facts';
import { type GridEntry, type GridName, gridNames, grids, isGridName, listGrid, splitGrid } from './list/grids';
import { buildRowWords } from './list/row-words';
import type { Speech } from './list/speech';
import { monthKey, restKey, type Titles } from './list/titles.logic';

/** What a list of the page of films keeps for a press, and all of the grids by what audiences liked; null where there is no such list. */
export async function findTitles(locale: Locale, name: string): Promise<Titles | null> {
  if (!isGridName(name) && name !== 'liked' && !isCalendarName(name)) return null;
  const [{ listed, isHeard, today }, speech] = await Promise.all([readListing(locale), readSpeech(locale)]);
  const words = buildRowWords(speech);
  if (!isHeard && name !== 'upcoming') throw new CatalogueError('No programme answers.');
  const buildCards = (grid: GridName, entries: readonly GridEntry[]) =>
    entries.map((entry) => ({
      ...buildCard(entry.item, speech, today, grids[grid].mark),
      ...filterFacts(entry),
      words,
    }));
  if (isGridName(name)) return { [restKey]: buildCards(name, splitGrid(name, listed, today).rest) };
  if (name === 'liked') {
    const receptions = await readReceptions(locale);
    const liked = gridNames.map((grid) => buildCards(grid, orderByLiking(listGrid(grid, listed, today), receptions)));
    return { [restKey]: liked.flat() };
  }
  const { split, say } = calendars[name];
  return Object.fromEntries(
    split(listed, { today, firstWeekday: firstWeekdayOf(locale) }).months.map(({ month, entries }) => [
      monthKey(month),
      entries.map((entry) => ({ ...say(entry, speech, today), ...filterFacts(entry), words })),
    ]),
  );
}

function orderByLiking(entries: readonly GridEntry[], receptions: Receptions): GridEntry[] {
  return orderByApproval(entries, ({ item }) => {
    const reception = receptions[item.show.slug];
    return reception && reception !== 'new' ? reception : null;
  });
}

async function readSpeech(locale: Locale): Promise<Speech> {
  const [t, why, opening, film, mark, rating] = await Promise.all([
    getTranslations({ locale, namespace: 'shows' }),
    getTranslations({ locale, namespace: 'shows.why' }),
    getTranslations({ locale, namespace: 'film.opening' }),
    getTranslations({ locale, namespace: 'film' }),
    getTranslations({ locale, namespace: 'mark' }),
    getTranslations({ locale, namespace: 'rating' }),
  ]);
  return { locale, t, why, opening, film, mark, rating };
}
