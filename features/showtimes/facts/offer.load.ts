import { cinemaShows } from '@/lib/api/endpoints/cinemas';
import { read } from '@/lib/api/read';
import type { Day } from '@/lib/domain/day';
import type { PlaceOffer } from '@/lib/domain/place-offer';
import type { Programme } from '@/lib/domain/showtime';
import { cinemaToday } from '@/lib/sites/cinema-today';
import type { Locale } from '@/lib/sites/locales';

/** What a cinema has to choose from on this day and all later ones. */
export function listOffer({ dates, shows }: Programme, today: Day): PlaceOffer {
  const days = Object.values(shows)
    .flatMap(({ days }) => Object.entries(days))
    .filter(([date]) => date >= today);
  return {
    dates: dates.filter((date) => date >= today),
    versions: [...new Set(days.flatMap(([, { versions }]) => versions))],
    tags: [...new Set(days.flatMap(([, { tags }]) => tags))],
  };
}

export const readOffer = async (locale: Locale, cinema: string): Promise<PlaceOffer> =>
  listOffer(await read(locale, cinemaShows, { slug: cinema }), cinemaToday(locale));
