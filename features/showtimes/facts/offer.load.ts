import { cinemaShows } from '@/lib/api/endpoints/cinemas';
import { read } from '@/lib/api/read';
import { listOffer, type PlaceOffer } from '@/lib/domain/place-offer';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';

/** The same of a cinema of the catalogue, by its own clock. */
export const readOffer = async (locale: Locale, cinema: string): Promise<PlaceOffer> =>
  listOffer(await read(locale, cinemaShows, { slug: cinema }), cinemaToday(locale));
