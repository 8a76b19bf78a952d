import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import { PageData } from '@/components/page/page-data/page-data';
import { NativeAd } from '@/features/banners/native-ad';
import { Promos } from '@/features/banners/promo';
import { findHero } from '@/features/home/hero.load';
import { HomeScreen } from '@/features/home/home';
import { NextShowings } from '@/features/showtimes/next-showings';
import { ecards, news, temporaryOffers } from '@/lib/api/endpoints/editorial';
import { vod } from '@/lib/api/endpoints/shows';
import { experiences } from '@/lib/api/endpoints/tags';
import { CatalogueError } from '@/lib/api/errors';
import { readListing } from '@/lib/api/read-listing';
import { readOr, readPartOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { buildOrganizationJsonLd } from '@/lib/seo/json-ld/organization';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';
import { type Locale, locales } from '@/lib/sites/locales';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations('home');
  return screenMetadata(
    await getLocale(),
    { title: t('metaTitle'), description: t('metaDescription') },
    'home',
    withoutParams,
  );
}

export default async function HomePage() {
  const locale = await getLocale();
  const [listing, pushed, ways, cards, offers, rented] = await Promise.all([
    readPartOr(locale, 'listing', readListing(locale), null),
    readOr(locale, news, {}, null),
    readOr(locale, experiences, {}, null),
    readOr(locale, ecards, {}, []),
    readOr(locale, temporaryOffers, {}, null),
    readVod(locale),
  ]);
  if (!listing && !pushed && !ways && !offers) throw new CatalogueError('Nothing that a home page shows can be read.');
  const hero = await findHero(locale, listing?.listed ?? []);
  return (
    <>
      <PageData screen="home" />
      <JsonLd facts={buildOrganizationJsonLd(locales[locale].origin)} />
      <HomeScreen
        listed={listing?.listed ?? []}
        isHeard={listing?.isHeard ?? false}
        hero={hero}
        showings={hero && <NextShowings lead={hero.slug} />}
        news={pushed?.news ?? []}
        experiences={ways ?? []}
        offers={offers ?? []}
        ecards={cards}
        vod={rented}
        promos={<Promos place="home" without={hero?.slug} />}
      />
      <NativeAd />
      <Promos place="permanent" />
    </>
  );
}

/** Nothing where the site's settings switch it off. */
async function readVod(locale: Locale) {
  const { features } = await readSettingsOrDefaults(locale);
  return features.vod ? readOr(locale, vod, {}, []) : [];
}
