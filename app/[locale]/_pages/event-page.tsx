import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import { PageBreadcrumbs } from '@/components/page/page-breadcrumbs/page-breadcrumbs';
import { PageData } from '@/components/page/page-data/page-data';
import { EventScreen } from '@/features/events/event';
import { type EventPage, findEvent } from '@/features/events/event.load';
import { eventParams, shortenText } from '@/features/events/events.logic';
import { SeasonSchedule } from '@/features/events/season-schedule';
import { cinemas } from '@/lib/api/endpoints/cinemas';
import { readOr } from '@/lib/api/read-or';
import { pickEventScreen } from '@/lib/routing/event-screen';
import { absoluteUrl, href } from '@/lib/routing/href';
import { readPageSlug } from '@/lib/routing/page-params';
import { showHref } from '@/lib/routing/show-screen';
import { describePage } from '@/lib/seo/describe';
import { buildEventJsonLd } from '@/lib/seo/json-ld/event';
import { buildItemListJsonLd } from '@/lib/seo/json-ld/item-list';
import { screenMetadata } from '@/lib/seo/metadata';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';

type Props = { params: Promise<{ slug: string }> };

const load = async (props: Props) => (await findEvent(await getLocale(), await readPageSlug(props))) ?? notFound();

/** The metadata of an event; whichever path led to it, its own screen is the canonical one. */
export async function eventMetadata(props: Props) {
  const [locale, { event }, t] = await Promise.all([getLocale(), load(props), getTranslations('events')]);
  const { title, html, subtitle, backdrop } = event;
  const about = describePage(html, subtitle, t('metaEvent', { title })) ?? title;
  const words = { title, description: shortenText(about), image: backdrop?.lg };
  return screenMetadata(locale, words, pickEventScreen(locale, event.kind), eventParams(locale, event.slug));
}

/** The page of an event, of whatever kind. */
export async function EventDetailsPage(props: Props) {
  const [locale, found, t] = await Promise.all([getLocale(), load(props), getTranslations('events')]);
  const houses = new Map((await readOr(locale, cinemas, {}, [])).map((cinema) => [cinema.slug, cinema]));
  const { slug, title, kind } = found.event;
  const screen = pickEventScreen(locale, kind);
  const facts = locales[locale];
  const path = href(locale, screen, { slug });
  const { currency, country } = siteFacts(facts.site);
  const event = buildEventJsonLd(found.event, {
    ...{ currency, country },
    url: absoluteUrl(facts, path ?? '/'),
    days: found.days.map(({ day }) => day),
    venues: found.cinemas.flatMap(({ slug: cinema, name }) => {
      const at = houses.get(cinema);
      const url = absoluteUrl(facts, href(locale, 'cinema', { slug: cinema }) ?? '/');
      return at ? [{ name, url, address: { ...at, country } }] : [];
    }),
  });
  const steps = [
    { name: t('title'), path: href(locale, 'events') },
    { name: title, path },
  ];
  return (
    <>
      <PageData screen={screen} facts={{ event: slug }} />
      <JsonLd facts={buildItemListJsonLd(titleUrls(found, locale))} />
      {event && <JsonLd facts={event} />}
      <EventScreen
        {...found}
        trail={<PageBreadcrumbs label={t('trail')} steps={steps} />}
        schedule={<SeasonSchedule {...found} />}
      />
    </>
  );
}

function titleUrls({ days, titles }: EventPage, locale: Locale): string[] {
  const shows = days.length > 0 ? days.flatMap((day) => day.shows.map(({ show }) => show)) : titles;
  const paths = shows.map((show) => showHref(locale, show));
  return [...new Set(paths)].map((path) => absoluteUrl(locales[locale], path));
}
