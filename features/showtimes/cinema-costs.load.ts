import { cinema as cinemaRow } from '@/lib/api/endpoints/cinemas';
import { read } from '@/lib/api/read';
import { isCovered } from '@/lib/domain/pass';
import { listLowerPrices, listSeatPrices } from '@/lib/domain/seat-price-list';
import type { Locale } from '@/lib/sites/locales';
import type { CinemaCosts } from './details/costs.logic';
import { findPassCover } from './facts/pass.load';

/** What a cinema charges, as far as its list leaves no doubt, and what the pass of the site opens there. */
export async function readCinemaCosts(locale: Locale, slug: string): Promise<CinemaCosts> {
  const [cinema, cover] = await Promise.all([read(locale, cinemaRow, { slug }), findPassCover(locale)]);
  return {
    prices: listSeatPrices(cinema.prices),
    lower: listLowerPrices(cinema.prices),
    terms: cinema.priceTerms,
    covered: cover?.shows.filter((show) => isCovered(cover, slug, show)) ?? [],
  };
}
