import { getTranslations } from 'next-intl/server';
import type { Receptions } from '@/lib/api/kept-receptions';
import { readListing } from '@/lib/api/read-listing';
import { readReceptions } from '@/lib/api/read-receptions';
import type { Listed } from '@/lib/domain/listing';
import { buildCalendar } from '@/lib/domain/lists-by-month';
import { orderByApproval } from '@/lib/domain/reception';
import type { ShowsTab } from '@/lib/routing/shows-tabs';
import type { Locale } from '@/lib/sites/locales';
import { filterFacts } from './filters/filter-facts';
import { calendars, isCalendarName } from './list/calendars';
import { buildCard } from './list/card-facts';
import { buildRowWords } from './list/row-words';
import type { Speech } from './list/speech';
import { type GridEntry, listGrid, splitGrid } from './list/split-grid';
import { monthKey, restKey, type Titles } from './list/titles.logic';

/** What a list of the page of films keeps for a press, and all of the grid by what audiences liked; null where there is no such list. */
export async function findTitles(locale: Locale, name: string): Promise<Titles | null> {
  if (name !== 'grid' && name !== 'liked' && !isCalendarName(name)) return null;
  const [{ listed, today }, speech] = await Promise.all([readListing(locale), readSpeech(locale)]);
  const words = buildRowWords(speech);
  const buildCards = (entries: readonly GridEntry[]) => ({
    [restKey]: entries.map((entry) => ({ ...buildCard(entry.item, speech), ...filterFacts(entry), words })),
  });
  if (name === 'grid') return buildCards(splitGrid(listed).rest);
  if (name === 'liked') return buildCards(orderByLiking(listGrid(listed), await readReceptions(locale)));
  const { of, list, say } = calendars[name];
  return Object.fromEntries(
    buildCalendar<Listed, ShowsTab>(list(listed), of).months.map(({ month, entries }) => [
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
