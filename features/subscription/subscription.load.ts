import { cinemas } from '@/lib/api/endpoints/cinemas';
import { cinepass, cinepassShows, subscriptionOffers } from '@/lib/api/endpoints/offers';
import { shows } from '@/lib/api/endpoints/shows';
import { find } from '@/lib/api/read';
import { readListOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { cinemaToday } from '@/lib/sites/cinema-today';
import { type Locale, locales } from '@/lib/sites/locales';
import { listPartners, listPlans, pickCurrentPromotion, pickInOrder } from './plans/subscription.logic';
import type { SubscriptionProps } from './subscription';

/**
 * The pass with what it opens. The settings or the content service may close the desk; lists that do not answer are
 * left out, and it is not whole where it needs one of them. Throws when the content service fails.
 */
export async function readSubscription(locale: Locale): Promise<SubscriptionProps> {
  const { language } = locales[locale];
  const [found, passes, current, titles, houses, { features }] = await Promise.all([
    find(locale, subscriptionOffers, {}),
    readListOr(locale, cinepass, {}, null),
    readListOr(locale, cinepassShows, {}, null),
    readListOr(locale, shows, {}, null),
    readListOr(locale, cinemas, {}, null),
    readSettingsOrDefaults(locale),
  ]);
  const open = found?.currentShows.length ? found.currentShows : current;
  const partners = found?.partnerCinemas ?? [];
  const needed = [
    found?.offers.length ? [] : passes,
    open,
    open?.length === 0 ? [] : titles,
    partners.length === 0 ? [] : houses,
  ];
  return {
    isInMaintenance: features.subscriptionMaintenance || (found?.isInMaintenance ?? false),
    promotion: pickCurrentPromotion(found?.promotion ?? null, cinemaToday(locale)),
    plans: listPlans(found?.offers ?? [], passes ?? []),
    partners: listPartners(partners, houses ?? [], language),
    shows: pickInOrder(open ?? [], titles ?? []),
    isWhole: !needed.includes(null),
  };
}
