import { cinema as cinemaRow, cinemas as cinemasRow, cities as citiesRow } from '@/lib/api/endpoints/cinemas';
import { ecards } from '@/lib/api/endpoints/editorial';
import { read } from '@/lib/api/read';
import { findOr, readOr } from '@/lib/api/read-or';
import type { Ecard } from '@/lib/domain/cinema';
import { pickMainCity } from '@/lib/domain/main-city';
import { listSeatPrices } from '@/lib/domain/seat-price-list';
import type { Locale } from '@/lib/sites/locales';

/** The card of so many seats and all others. The page of a card that is not on sale still shows the others. */
export async function readCards(locale: Locale, places: number): Promise<{ card: Ecard | null; others: Ecard[] }> {
  const cards = await read(locale, ecards, {});
  const card = cards.find((one) => one.places === places) ?? null;
  return { card, others: cards.filter((one) => one !== card) };
}

/** How many cinemas take a card that all take; 0 where it cannot be told. */
export const readCinemaCount = async (locale: Locale): Promise<number> =>
  (await readOr(locale, cinemasRow, {}, [])).length;

/** What a seat costs at the counter of one cinema, in the words of its list. */
export type CounterPrice = { cinema: string; line: string; amount: number };

/** At the first cinema of the main city that takes the card; null where it does not say, and the page does without. */
export async function findCounterPrice(locale: Locale, places: number): Promise<CounterPrice | null> {
  const [cinemas, cities] = await Promise.all([readOr(locale, cinemasRow, {}, []), readOr(locale, citiesRow, {}, [])]);
  const main = pickMainCity(cities, cinemas);
  const first = cinemas.find(({ citySlug }) => citySlug === main?.slug);
  const cinema = first && (await findOr(locale, cinemaRow, { slug: first.slug }, null));
  if (!cinema?.ecards.some((card) => card.places === places)) return null;
  const usual = listSeatPrices(cinema.prices).find(({ from, before }) => !from && !before);
  return usual?.amount ? { cinema: cinema.name, line: usual.label, amount: usual.amount } : null;
}
