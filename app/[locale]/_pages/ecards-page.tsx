import { getLocale, getTranslations } from 'next-intl/server';
import { PageBreadcrumbs } from '@/components/page/page-breadcrumbs/page-breadcrumbs';
import { PageData } from '@/components/page/page-data/page-data';
import { EcardsScreen } from '@/features/ecards/ecards';
import { findCounterPrice, readCards, readCinemaCount } from '@/features/ecards/ecards.load';
import { href } from '@/lib/routing/href';
import { screenMetadata, withoutParams } from '@/lib/seo/metadata';

type Screen = 'ecards5' | 'ecards3';
const seatsOf: Record<Screen, number> = { ecards5: 5, ecards3: 3 };

/** The metadata of the page of one card. */
export async function cardMetadata(screen: Screen) {
  const places = seatsOf[screen];
  const locale = await getLocale();
  const [{ card }, t] = await Promise.all([readCards(locale, places), getTranslations('ecards')]);
  const words = { title: card?.label ?? t('title', { places }), description: t('metaDescription', { places }) };
  return screenMetadata(locale, words, screen, withoutParams);
}

/** The page of one card: both exist at addresses of their own, which the route table gives. */
export async function CardPage({ screen }: { screen: Screen }) {
  const places = seatsOf[screen];
  const locale = await getLocale();
  const [found, counter, cinemas, t, offers] = await Promise.all([
    readCards(locale, places),
    findCounterPrice(locale, places),
    readCinemaCount(locale),
    getTranslations('ecards'),
    getTranslations('offers'),
  ]);
  const steps = [
    { name: offers('title'), path: href(locale, 'offers') },
    { name: found.card?.label ?? t('title', { places }), path: href(locale, screen) },
  ];
  return (
    <>
      <PageData screen={screen} />
      <EcardsScreen
        {...found}
        places={places}
        counter={counter}
        cinemas={cinemas}
        trail={<PageBreadcrumbs label={offers('trail')} steps={steps} />}
      />
    </>
  );
}
