import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import { PageData } from '@/components/page/page-data/page-data';
import { Promos } from '@/features/banners/promo';
import { MonthBar, ShowFilters } from '@/features/shows/show-filters';
import { ShowsScreen } from '@/features/shows/shows';
import { events } from '@/lib/api/endpoints/events';
import { readListing } from '@/lib/api/read-listing';
import { readOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { isCurrent } from '@/lib/domain/event';
import { orderListed, pickList } from '@/lib/domain/listing';
import { absoluteUrl } from '@/lib/routing/href';
import { showHref } from '@/lib/routing/show-screen';
import { buildItemListJsonLd } from '@/lib/seo/json-ld/item-list';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';
import { locales } from '@/lib/sites/locales';
import { firstWeekdayOf } from '@/lib/sites/programme-day';
import { siteFacts } from '@/lib/sites/sites';

export const revalidate = 300;

export async function generateMetadata() {
  const [t, feed] = await Promise.all([getTranslations('shows'), getTranslations('feeds')]);
  const feeds = [
    ['films', feed('films')],
    ['premieres', feed('premieres')],
  ] as const;
  return screenMetadata(
    await getLocale(),
    { title: t('metaTitle'), description: t('metaDescription'), feeds },
    'shows',
    withoutParams,
  );
}

export default async function ShowsPage() {
  const locale = await getLocale();
  const facts = locales[locale];
  const { timeZone } = siteFacts(facts.site);
  const [{ listed, regions, isHeard, kidsTags, today }, { features }, happenings] = await Promise.all([
    readListing(locale),
    readSettingsOrDefaults(locale),
    readOr(locale, events, {}, []),
  ]);
  const list = { listed, today, firstWeekday: firstWeekdayOf(locale) };
  const filters = features.filters ? (
    <ShowFilters {...list} {...{ regions, kidsTags, timeZone }} />
  ) : (
    <MonthBar {...list} />
  );
  const urls = orderListed(pickList(listed, 'book'), 'default').map(({ show }) =>
    absoluteUrl(facts, showHref(locale, show)),
  );
  return (
    <>
      <PageData screen="shows" />
      <ShowsScreen {...list} isHeard={isHeard} filters={filters} events={happenings.filter(isCurrent)}>
        <JsonLd facts={buildItemListJsonLd(urls)} />
      </ShowsScreen>
      <Promos place="permanent" />
    </>
  );
}
