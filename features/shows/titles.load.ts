import { getTranslations } from 'next-intl/server';
import { readListing } from '@/lib/api/read-listing';
import { buildCalendar, type ListEntry } from '@/lib/domain/calendar';
import type { Listed } from '@/lib/domain/listing';
import type { ShowsTab } from '@/lib/routing/shows-tabs';
import type { Locale } from '@/lib/sites/locales';
import { filterAttributes } from './filters/filter-facts';
import { calendars, isCalendarName } from './list/calendars';
import { buildCard } from './list/card-facts';
import { buildRowWords } from './list/row-words';
import type { Speech } from './list/speech';
import { splitGrid } from './list/split-grid';
import { keptRest, nameKept, type Titles } from './list/titles.logic';

/** What a list of the page of films keeps for a press; null where there is no such list. */
export async function findTitles(locale: Locale, name: string): Promise<Titles | null> {
  if (name !== 'grid' && !isCalendarName(name)) return null;
  const [{ listed, today }, speech] = await Promise.all([readListing(locale), readSpeech(locale)]);
  const words = buildRowWords(speech);
  if (name === 'grid')
    return {
      [keptRest]: splitGrid(listed).rest.map((entry) => ({
        ...buildCard(entry.item, speech, words),
        ...readKept(entry),
      })),
    };
  const { of, list, say } = calendars[name];
  return Object.fromEntries(
    buildCalendar<Listed, ShowsTab>(list(listed), of).months.map(({ month, entries }) => [
      nameKept(month),
      entries.map((entry) => ({ ...say(entry, speech, words, today), ...readKept(entry) })),
    ]),
  );
}

const readKept = ({ item, lists }: ListEntry<Listed, string>) => ({
  lists: lists.join(' '),
  genres: filterAttributes(item.show)['data-genres'],
});

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
