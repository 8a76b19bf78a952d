import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import { PageData } from '@/components/page/page-data/page-data';
import { Promos } from '@/features/banners/promo';
import { ShowFilters } from '@/features/shows/show-filters';
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
  const { programmeDay, timeZone } = siteFacts(facts.site);
  const [{ listed, regions, today }, { features }, happenings] = await Promise.all([
    readListing(locale),
    readSettingsOrDefaults(locale),
    readOr(locale, events, {}, []),
  ]);
  const filters = features.filters && <ShowFilters {...{ listed, regions, today, timeZone }} />;
  const urls = orderListed(pickList(listed, 'book'), 'default').map(({ show }) =>
    absoluteUrl(facts, showHref(locale, show)),
  );
  return (
    <>
      <PageData screen="shows" />
      <JsonLd facts={buildItemListJsonLd(urls)} />
      <ShowsScreen
        listed={listed}
        today={today}
        firstWeekday={programmeDay[facts.language] ?? programmeDay.usual}
        filters={filters}
        events={happenings.filter(isCurrent)}
      />
      <Promos place="permanent" />
    </>
  );
}
