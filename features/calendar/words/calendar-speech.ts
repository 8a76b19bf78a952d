import { getTranslations } from 'next-intl/server';
import { tags as tagsRow, versions as versionsRow } from '@/lib/api/endpoints/tags';
import { readOr } from '@/lib/api/read-or';
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

/** What showings are put into words with. Times without the words of tags are better than no times. */
export async function readCalendarSpeech(locale: Locale): Promise<CalendarSpeech> {
  const [t, showtimes, tags, versions] = await Promise.all([
    getTranslations({ locale, namespace: 'calendar' }),
    getTranslations({ locale, namespace: 'showtimes' }),
    readOr(locale, tagsRow, {}, []),
    readOr(locale, versionsRow, {}, []),
  ]);
  const marks = buildShowingTags(
    tags,
    tags.map(({ slug }) => slug),
  );
  return { locale, t, showtimes, marks, versions };
}
