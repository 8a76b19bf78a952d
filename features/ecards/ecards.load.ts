import { ecards } from '@/lib/api/endpoints/editorial';
import { read } from '@/lib/api/read';
import type { Ecard } from '@/lib/domain/cinema';
import type { Locale } from '@/lib/sites/locales';

/** The card of so many seats and all others. The page of a card that is not on sale still shows the others. */
export async function readCards(locale: Locale, places: number): Promise<{ card: Ecard | null; others: Ecard[] }> {
  const cards = await read(locale, ecards, {});
  const card = cards.find((one) => one.places === places) ?? null;
  return { card, others: cards.filter((one) => one !== card) };
}
