import { getLocale, getTranslations } from 'next-intl/server';
import { cities } from '@/lib/api/endpoints/cinemas';
import { readOr, readPartOr } from '@/lib/api/read-or';
import { findLateRegion } from '@/lib/domain/age-laws';
import type { CinemaSummary } from '@/lib/domain/cinema';
import { mergeOffers } from '@/lib/domain/place-offer';
import { mapBounded } from '@/lib/process/map-bounded';
import { locales } from '@/lib/sites/locales';
import { passName } from '@/lib/sites/pass-name';
import { siteFacts } from '@/lib/sites/sites';
import { readOffer } from './facts/offer.load';
import { readShowtimeFacts } from './showtime-facts.load';
import { TownTimesIsland } from './town/town-times.island';

/** Cinemas asked at a time. */
const atOnce = 4;

type Props = { city: string; cinemas: readonly Pick<CinemaSummary, 'slug' | 'name'>[] };

/** What the cinemas of a town show next, put into their rows, and what a visitor may ask of it; the list follows it. */
export async function TownTimes({ city, cinemas }: Props) {
  const locale = await getLocale();
  const [facts, t, towns, offers] = await Promise.all([
    readShowtimeFacts(locale, null),
    getTranslations('tonight'),
    readOr(locale, cities, {}, []),
    mapBounded(cinemas, atOnce, ({ slug }) => readPartOr(locale, `offer of ${slug}`, readOffer(locale, slug), null)),
  ]);
  const { ageLaw } = siteFacts(locales[locale].site);
  return (
    <TownTimesIsland
      at={`city:${city}`}
      cinemas={cinemas.map(({ slug, name }) => ({ slug, name }))}
      facts={facts}
      offered={mergeOffers(offers)}
      law={ageLaw}
      region={findLateRegion(ageLaw, towns.find(({ slug }) => slug === city)?.region)}
      pass={passName(locale)}
      label={t('title')}
      none={t('none')}
    />
  );
}
