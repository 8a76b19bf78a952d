import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/page/json-ld/json-ld';
import { PageData } from '@/components/page/page-data/page-data';
import { NativeAd } from '@/features/banners/native-ad';
import { Promos } from '@/features/banners/promo';
import { HomeScreen } from '@/features/home/home';
import { NextShowings } from '@/features/showtimes/next-showings';
import { ecards, news, temporaryOffers } from '@/lib/api/endpoints/editorial';
import { featured, show, vod } from '@/lib/api/endpoints/shows';
import { settings } from '@/lib/api/endpoints/site';
import { experiences } from '@/lib/api/endpoints/tags';
import { find, read } from '@/lib/api/read';
import { readListing } from '@/lib/api/read-listing';
import { inListing, inOrder, type Listed } from '@/lib/domain/listing';
import { organization } from '@/lib/seo/json-ld/organization';
import { everywhere, screenMetadata } from '@/lib/seo/metadata';
import { type Locale, locales } from '@/lib/sites/locales';

export const revalidate = 300;

export async function generateMetadata() {
  const t = await getTranslations('home');
  return screenMetadata(
    await getLocale(),
    { title: t('metaTitle'), description: t('metaDescription') },
    'home',
    everywhere,
  );
}

export default async function HomePage() {
  const locale = await getLocale();
  const none = () => [];
  const [{ listed }, pushed, ways, cards, offers, rented] = await Promise.all([
    readListing(locale),
    read(locale, news, {}).then((page) => page.news, none),
    read(locale, experiences, {}).catch(none),
    read(locale, ecards, {}).catch(none),
    read(locale, temporaryOffers, {}).catch(none),
    readVod(locale).catch(none),
  ]);
  const hero = await readHero(locale, listed);
  return (
    <>
      <PageData screen="home" />
      <JsonLd facts={organization(locales[locale].origin)} />
      <HomeScreen
        listed={listed}
        hero={hero}
        showings={hero && <NextShowings show={hero} />}
        news={pushed}
        experiences={ways}
        offers={offers}
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
  const { features } = await read(locale, settings, {});
  return features.vod ? read(locale, vod, {}) : [];
}

/** What the editors feature first, else the first of the home order. */
async function readHero(locale: Locale, listed: readonly Listed[]) {
  const [chosen] = await read(locale, featured, { type: 'home' }).catch(() => []);
  const slug = chosen ?? inOrder(inListing(listed, 'book'), 'home')[0]?.show.slug;
  return slug ? find(locale, show, { slug }).catch(() => null) : null;
}
