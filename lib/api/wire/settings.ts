import { z } from 'zod';
import { defaultSettings } from '@/lib/domain/default-settings';
import { type Agentforce, type FeatureFlag, featureFlags, type Settings } from '@/lib/domain/settings';
import type { WireSettings } from '../contract/site';
import { injections } from './injection';
import { webUrl } from './links';
import { amount, text, yes } from './plain';
import { answerWithSomeOf, listOrNone, wire } from './shapes';

const { cookies: usualCookies, locator: defaultLocator, search: usualSearch, ...usual } = defaultSettings;
const cookieNames = ['locator', 'session', 'signInGuard', 'tryCatalog'] as const;
type CookieName = (typeof cookieNames)[number];

const part = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape).partial().nullish();

/** A name that a `Set-Cookie` line can hold. */
const cookieName = text.transform((value) => (value && /^[\w.-]+$/.test(value) ? value : null));

/** Of use with all four parts only (spec catalogue §3). */
const chat = part({ orgId: text, deployment: text, siteUrl: webUrl, scrtUrl: webUrl })
  .catch(null)
  .transform((parts): Agentforce | null => {
    const { orgId, deployment, siteUrl, scrtUrl } = parts ?? {};
    return orgId && deployment && siteUrl && scrtUrl ? { orgId, deployment, siteUrl, scrtUrl } : null;
  });

export const siteSettings = wire<WireSettings>()(
  answerWithSomeOf({
    clientUrl: webUrl,
    tunnelUrl: webUrl,
    cookies: part({
      locator: cookieName,
      session: cookieName,
      signInGuard: cookieName,
      tryCatalog: cookieName,
      securityCookies: listOrNone(z.string().regex(/^[\w.-]+$/), 'securityCookies'),
    }),
    injections,
    video: part({ platform: z.enum(['youtube', 'vimeo', 'allocine', 'S3']).catch('youtube'), baseUrl: webUrl }),
    captchaKey: text,
    locator: part({ maxGeolocationDistance: amount, maxGeolocationCinemas: amount, listModeThreshold: amount }),
    search: part({ minLength: amount, debounceMs: amount }),
    favourites: part({ limit: amount }),
    authentication: part({ mechanism: z.enum(['redirect', 'iframe']).catch('redirect'), forced: yes }),
    agentforce: chat,
    feedback: part({ scriptUrl: webUrl }),
    apps: part({ apple: webUrl, android: webUrl }),
    features: z.record(z.string(), z.unknown()).nullish().catch(null),
  }).transform(
    ({ clientUrl, tunnelUrl, cookies, locator, search, ...raw }): Settings => ({
      features: Object.fromEntries(featureFlags.map((flag) => [flag, raw.features?.[flag] === true])) as Record<
        FeatureFlag,
        boolean
      >,
      clientUrl,
      ticketingUrl: tunnelUrl ?? usual.ticketingUrl,
      cookies: {
        ...(Object.fromEntries(
          cookieNames.map((cookie) => [cookie, cookies?.[cookie] ?? usualCookies[cookie]]),
        ) as Record<CookieName, string>),
        security: cookies?.securityCookies ?? usualCookies.security,
      },
      injections: raw.injections,
      video: { platform: raw.video?.platform ?? usual.video.platform, baseUrl: raw.video?.baseUrl ?? null },
      captchaKey: raw.captchaKey,
      locator: {
        maxDistance: locator?.maxGeolocationDistance ?? defaultLocator.maxDistance,
        maxCinemas: locator?.maxGeolocationCinemas ?? defaultLocator.maxCinemas,
        listModeThreshold: locator?.listModeThreshold ?? defaultLocator.listModeThreshold,
      },
      search: {
        minLength: search?.minLength ?? usualSearch.minLength,
        debounce: search?.debounceMs ?? usualSearch.debounce,
      },
      favourites: { limit: raw.favourites?.limit ?? null },
      authentication: {
        mechanism: raw.authentication?.mechanism ?? usual.authentication.mechanism,
        forced: raw.authentication?.forced ?? usual.authentication.forced,
      },
      agentforce: raw.agentforce,
      feedback: { scriptUrl: raw.feedback?.scriptUrl ?? null },
      apps: { apple: raw.apps?.apple ?? null, android: raw.apps?.android ?? null },
    }),
  ),
);
