import { cinemas } from '@/lib/api/endpoints/cinemas';
import { cinepass, cinepassShows, subscriptionOffers } from '@/lib/api/endpoints/offers';
import { shows } from '@/lib/api/endpoints/shows';
import { find } from '@/lib/api/read';
import { readOr } from '@/lib/api/read-or';
import { readSettingsOrDefaults } from '@/lib/api/read-settings';
import { cinemaToday } from '@/lib/sites/cinema-today';
import { type Locale, locales } from '@/lib/sites/locales';
import { listPartners, listPlans, pickCurrentPromotion, pickInOrder } from './plans/subscription.logic';
import type { SubscriptionProps } from './subscription';

/**
 * The pass with what it opens. The settings or the content service may close the desk; lists that do not answer are
 * left out. Throws when the content service fails.
 */
export async function readSubscription(locale: Locale): Promise<SubscriptionProps> {
  const { language } = locales[locale];
  const [found, passes, current, titles, houses, { features }] = await Promise.all([
    find(locale, subscriptionOffers, {}),
    readOr(locale, cinepass, {}, []),
    readOr(locale, cinepassShows, {}, []),
    readOr(locale, shows, {}, []),
    readOr(locale, cinemas, {}, []),
    readSettingsOrDefaults(locale),
  ]);
  const open = found?.currentShows.length ? found.currentShows : current;
  return {
    isInMaintenance: features.subscriptionMaintenance || (found?.isInMaintenance ?? false),
    promotion: pickCurrentPromotion(found?.promotion ?? null, cinemaToday(locale)),
    plans: listPlans(found?.offers ?? [], passes),
    partners: listPartners(found?.partnerCinemas ?? [], houses, language),
    shows: pickInOrder(open, titles),
  };
}
