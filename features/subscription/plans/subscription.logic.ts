import type { CinemaPass, CinemaSummary } from '@/lib/domain/cinema';
import type { Cta } from '@/lib/domain/cta';
import type { Subscription, SubscriptionOffer } from '@/lib/domain/pass';
import { isFoundBy, type SearchKeys } from '@/lib/text/search-keys';

export type PlanOption = SubscriptionOffer['options'][number];
/** How many of each option, by its id. */
export type Quantities = Readonly<Record<string, number>>;

/** One more or one less, within what one may take. */
export const stepQuantity = (quantity: number, by: 1 | -1, most: number): number =>
  Math.min(most, Math.max(0, quantity + by));

/** Minor units a month: the plan with its options. */
export const sumMonthly = (amount: number, options: readonly PlanOption[], quantities: Quantities): number =>
  options.reduce((sum, option) => sum + option.amount * (quantities[option.id] ?? 0), amount);

/** The way to the desk with what was chosen, as `options=12:2;15:1`; a plan without options goes as it is. */
export function checkoutUrl(url: string, options: readonly PlanOption[], quantities: Quantities): string {
  const chosen = options.filter(({ id }) => (quantities[id] ?? 0) > 0).map(({ id }) => `${id}:${quantities[id]}`);
  if (chosen.length === 0) return url;
  const [address = '', fragment] = url.split('#');
  const query = `${address.includes('?') ? '&' : '?'}options=${encodeURIComponent(chosen.join(';'))}`;
  return address + query + (fragment === undefined ? '' : `#${fragment}`);
}

/** The plans of the content service; where it has none, the passes of the counter, which have no options. */
export const listPlans = (offers: readonly SubscriptionOffer[], passes: readonly CinemaPass[]): SubscriptionOffer[] =>
  offers.length > 0
    ? [...offers]
    : passes.map(({ label, amount, legend }) => ({
        id: label,
        title: label,
        html: null,
        amount,
        initial: null,
        image: null,
        perks: legend ? [{ title: legend, description: null, icon: null }] : [],
        options: [],
        cta: null,
      }));

/** What a link to the desk needs besides its address. */
export const linkTarget = ({ newTab }: Cta) => (newTab ? { target: '_blank', rel: 'noopener' } : {});

export type Perk = SubscriptionOffer['perks'][number];

/** What any of the plans opens, each thing once, if there is something to say about it. */
export const pickSharedPerks = (plans: readonly Pick<SubscriptionOffer, 'perks'>[]): Perk[] => {
  const told = plans.flatMap(({ perks }) => perks).filter(({ description }) => description);
  return [...new Map(told.map((perk) => [perk.title, perk])).values()];
};

/** A promotion is over after its last day, `YYYY-MM-DD`. */
export const pickCurrentPromotion = (promotion: Subscription['promotion'], today: string): Subscription['promotion'] =>
  promotion?.endsOn && promotion.endsOn < today ? null : promotion;

/** Items of a list in the order of their slugs; one that the list lacks cannot be shown. */
export function pickInOrder<Item extends { slug: string }>(slugs: readonly string[], items: readonly Item[]): Item[] {
  const known = new Map(items.map((item) => [item.slug, item]));
  return slugs.flatMap((slug) => known.get(slug) ?? []);
}

/** Partner cinemas in the alphabet of the language. */
export function listPartners(slugs: readonly string[], cinemas: readonly CinemaSummary[], language: string) {
  const { compare } = new Intl.Collator(language);
  return pickInOrder(slugs, cinemas).toSorted((a, b) => compare(a.city, b.city) || compare(a.name, b.name));
}

/** How many partner cinemas are shown before the visitor asks for all. */
export const firstPartners = 8;

/** Which rows are shown, and how many fit the words typed. */
export function siftPartners(
  rows: readonly SearchKeys[],
  query: string,
  all: boolean,
): { shown: boolean[]; found: number } {
  let found = 0;
  const shown = rows.map((keys) => isFoundBy(query, keys) && (++found <= firstPartners || all));
  return { shown, found };
}
