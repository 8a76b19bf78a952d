import { cinemas } from '@/lib/api/endpoints/cinemas';
import { cinepass, cinepassShows, subscriptionOffers } from '@/lib/api/endpoints/offers';
import { shows } from '@/lib/api/endpoints/shows';
import { settings } from '@/lib/api/endpoints/site';
import { find, read } from '@/lib/api/read';
import { cinemaDay } from '@/lib/domain/day';
import { type Locale, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { serverNow } from '@/lib/time/now';
import { currentPromotion, inOrderOf, partnersOf, plansOf } from './plans/subscription.logic';
import type { SubscriptionProps } from './subscription';

const none = () => [];

/**
 * The pass with what it opens. The settings or the content service may close the desk; lists that do not answer are
 * left out. Throws when the content service fails.
 */
export async function readSubscription(locale: Locale): Promise<SubscriptionProps> {
  const { site, language } = locales[locale];
  const [found, passes, current, titles, houses, isClosed] = await Promise.all([
    find(locale, subscriptionOffers, {}),
    read(locale, cinepass, {}).catch(none),
    read(locale, cinepassShows, {}).catch(none),
    read(locale, shows, {}).catch(none),
    read(locale, cinemas, {}).catch(none),
    read(locale, settings, {}).then(
      ({ features }) => features.subscriptionMaintenance,
      () => false,
    ),
  ]);
  const open = found?.currentShows.length ? found.currentShows : current;
  return {
    isInMaintenance: isClosed || (found?.isInMaintenance ?? false),
    promotion: currentPromotion(found?.promotion ?? null, cinemaDay(serverNow(), siteFacts(site).timeZone)),
    plans: plansOf(found?.offers ?? [], passes),
    partners: partnersOf(found?.partnerCinemas ?? [], houses, language),
    shows: inOrderOf(open, titles),
  };
}
