import { z } from 'zod';
import { type FeatureFlag, featureFlags, type Settings } from '@/lib/domain/settings';
import type { WireSettings } from '../contract/site';
import { webUrl } from './links';
import { amount, text } from './plain';
import { wire } from './shapes';

/** Used where the API names none (spec visitor, limits). */
const defaults = {
  cookies: { language: 'candela_language', locator: 'candela_locator' },
  locator: { maxDistance: 50, maxCinemas: 6, listModeThreshold: 6 },
};

const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).partial().nullish();

export const siteSettings = wire<WireSettings>()(
  z
    .object({
      tunnelUrl: webUrl,
      cookies: part({ language: cookieName(), locator: cookieName() }),
      locator: part({ maxGeolocationDistance: amount, maxGeolocationCinemas: amount, listModeThreshold: amount }),
      apps: part({ apple: webUrl, android: webUrl }),
      features: z.record(z.string(), z.unknown()).nullish().catch(null),
    })
    .transform(
      ({ tunnelUrl, cookies, locator, apps, features }): Settings => ({
        features: Object.fromEntries(featureFlags.map((flag) => [flag, features?.[flag] === true])) as Record<
          FeatureFlag,
          boolean
        >,
        ticketingUrl: tunnelUrl ?? '',
        cookies: {
          language: cookies?.language ?? defaults.cookies.language,
          locator: cookies?.locator ?? defaults.cookies.locator,
        },
        locator: {
          maxDistance: locator?.maxGeolocationDistance ?? defaults.locator.maxDistance,
          maxCinemas: locator?.maxGeolocationCinemas ?? defaults.locator.maxCinemas,
          listModeThreshold: locator?.listModeThreshold ?? defaults.locator.listModeThreshold,
        },
        apps: { apple: apps?.apple ?? null, android: apps?.android ?? null },
      }),
    ),
);

/** A name that a `Set-Cookie` line can hold. */
function cookieName() {
  return text.transform((value) => (value && /^[\w.-]+$/.test(value) ? value : null));
}
