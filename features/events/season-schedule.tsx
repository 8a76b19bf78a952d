import { getLocale, getTranslations } from 'next-intl/server';
import { readGlossary } from '@/lib/api/read-glossary';
import { buildShowingTags } from '@/lib/domain/showing-tags';
import { Words } from '@/lib/i18n/words';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { serverNow } from '@/lib/time/now';
import type { EventPage } from './event.load';
import { Schedule } from './season/schedule';
import { Season } from './season/season.island';
import { TimesUnheard } from './season/times-unheard';

/** The schedule with what its island has to know: the cinemas, the first one's showings, and what their codes mean. */
export async function SeasonSchedule({
  event,
  days,
  cinemas,
  board,
  areTimesHeard,
}: Omit<EventPage, 'titles' | 'isWhole'>) {
  const locale = await getLocale();
  const [{ tags, versions }, t] = await Promise.all([
    readGlossary(locale),
    getTranslations({ locale, namespace: 'events' }),
  ]);
  const showingTags = buildShowingTags(
    tags,
    tags.map(({ slug }) => slug),
  );
  const formats = Object.entries(showingTags)
    .filter(([, { kind }]) => kind === 'format')
    .toSorted(([, a], [, b]) => a.order - b.order);
  return (
    <Words of={['season']}>
      <Season
        slug={event.slug}
        title={t('programme')}
        cinemas={cinemas}
        first={board}
        madeAt={serverNow().getTime()}
        amount={event.amount}
        isLowest={event.prices.length > 1}
        versions={Object.fromEntries(versions.map(({ slug, label, description }) => [slug, { label, description }]))}
        formats={Object.fromEntries(formats.map(([slug, { title }]) => [slug, title]))}
        timeZone={siteFacts(locales[locale].site).timeZone}
      >
        {!areTimesHeard && <TimesUnheard />}
        <Schedule days={days} cinema={cinemas.find(({ slug }) => slug === board?.cinema)?.name} />
      </Season>
    </Words>
  );
}
