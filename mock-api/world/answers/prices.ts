import type { WireCinema } from '@/lib/api/contract/cinemas';
import type { Language } from '@/lib/sites/languages';
import type { Cinema } from '../cinemas';
import type { Tariff } from '../data/tariff';
import { priceLabels, priceLegends, supplementLabels } from '../texts/cinema';

/** What a seat costs, in the order of the till. */
export const pricesOf = (tariff: Tariff, language: Language): WireCinema['prices'] =>
  (Object.keys(priceLabels) as (keyof typeof priceLabels)[]).map((key) => ({
    label: priceLabels[key][language],
    price: tariff[key],
    validity: true,
    validityPartners: key === 'card',
    validityImaginr: key === 'student',
    legend: { label: key === 'full' ? null : priceLegends[key][language] },
  }));

/** Ids of the till; glasses hang on the 3D supplement. */
const ids = {
  '3d': 15,
  glasses: 16,
  '4dx3d': 18,
  '4dx': 12,
  imax: 11,
  imax3d: 19,
  dolby: 13,
  screenx: 14,
  premium: 17,
} as const;

/** `[]` in a house without any format. */
export function supplementsOf(cinema: Cinema, tariff: Tariff, language: Language): WireCinema['additionalPrices'] {
  const rooms = Object.keys(cinema.rooms ?? {});
  const kinds = (Object.keys(ids) as (keyof typeof ids)[]).filter((kind) =>
    kind === 'premium'
      ? cinema.seating?.PREMIUM
      : kind === '3d' || kind === 'glasses'
        ? rooms.length > 0
        : rooms.includes(kind.replace('3d', '')),
  );
  if (!kinds.length) return [];
  return Object.fromEntries(
    kinds.map((kind) => [
      String(ids[kind]),
      { label: supplementLabels[kind][language], price: tariff[kind], parent: kind === 'glasses' ? ids['3d'] : null },
    ]),
  );
}
