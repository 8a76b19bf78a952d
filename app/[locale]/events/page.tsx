import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import { PageData } from '@/components/page/page-data/page-data';
import { EventsScreen } from '@/features/events/events';
import { events as eventsRow } from '@/lib/api/endpoints/events';
import { read } from '@/lib/api/read';
import { readListing } from '@/lib/api/read-listing';
import { readPartOr } from '@/lib/api/read-or';
import { isCurrent } from '@/lib/domain/event';
import { orderByFirstDay, pickList } from '@/lib/domain/listing';
import { eventHref } from '@/lib/routing/event-screen';
import { absoluteUrl } from '@/lib/routing/href';
import { buildItemListJsonLd } from '@/lib/seo/json-ld/item-list';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';
import { locales } from '@/lib/sites/locales';

export const revalidate = 300;

/** What the page shows of single evenings; the films page has them all. */
const most = 12;

export async function generateMetadata() {
  const t = await getTranslations('events');
  const words = { title: t('title'), description: t('metaDescription') };
  return screenMetadata(await getLocale(), words, 'events', withoutParams);
}

export default async function EventsPage() {
  const locale = await getLocale();
  const [all, { listed, isHeard }] = await Promise.all([
    read(locale, eventsRow, {}),
    // Seasons are worth having without the single evenings.
    readPartOr(locale, 'listing', readListing(locale), { listed: [], isHeard: false }),
  ]);
  const events = all.filter(isCurrent);
  const dates = orderByFirstDay(pickList(listed, 'special'));
  const urls = events.flatMap((event) => {
    const path = eventHref(locale, event);
    return path ? [absoluteUrl(locales[locale], path)] : [];
  });
  return (
    <>
      <PageData screen="events" />
      <JsonLd facts={buildItemListJsonLd(urls)} />
      <EventsScreen events={events} dates={dates.slice(0, most)} isHeard={isHeard} />
    </>
  );
}
