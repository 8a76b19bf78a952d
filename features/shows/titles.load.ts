import { getTranslations } from 'next-intl/server';
import { readListing } from '@/lib/api/read-listing';
import { buildCalendar } from '@/lib/domain/calendar';
import type { Locale } from '@/lib/sites/locales';
import { filterAttributes } from './filters/filter-facts';
import { calendars, isCalendarName } from './list/calendars';
import type { Speech } from './list/speech';
import { nameKept, type Titles } from './list/titles.logic';

/** The rows that a list by date of the page of films keeps for a press; null where there is no such list. */
export async function findTitles(locale: Locale, name: string): Promise<Titles | null> {
  if (!isCalendarName(name)) return null;
  const [{ listed, today }, speech] = await Promise.all([readListing(locale), readSpeech(locale)]);
  const { of, list, say } = calendars[name];
  const { months } = buildCalendar(list(listed), of);
  return Object.fromEntries(
    months.map(({ month, entries }) => [
      nameKept(month),
      entries.map((entry) => ({
        ...say(entry, speech, today),
        lists: entry.lists.join(' '),
        genres: filterAttributes(entry.item.show)['data-genres'],
      })),
    ]),
  );
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
