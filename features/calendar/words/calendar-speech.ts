import { getTranslations } from 'next-intl/server';
import { readGlossary } from '@/lib/api/read-glossary';
import { buildShowingTags, type ShowingTags } from '@/lib/domain/showing-tags';
import type { Version } from '@/lib/domain/tag';
import type { Locale } from '@/lib/sites/locales';

export type CalendarSpeech = {
  locale: Locale;
  t: Awaited<ReturnType<typeof getTranslations<'calendar'>>>;
  showtimes: Awaited<ReturnType<typeof getTranslations<'showtimes'>>>;
  marks: ShowingTags;
  versions: readonly Version[];
};

/** What showings are put into words with. */
export async function readCalendarSpeech(locale: Locale): Promise<CalendarSpeech> {
  const [t, showtimes, { tags, versions }] = await Promise.all([
    getTranslations({ locale, namespace: 'calendar' }),
    getTranslations({ locale, namespace: 'showtimes' }),
    readGlossary(locale),
  ]);
  const marks = buildShowingTags(
    tags,
    tags.map(({ slug }) => slug),
  );
  return { locale, t, showtimes, marks, versions };
}
