import type { WireSettings } from '@/lib/api/contract/site';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { clientAddress, widgetAddress } from '../addresses';
import { countries } from '../data/countries';
import type { CountrySettings } from '../data/country';

type Features = WireSettings['features'];

const names = [
  'authentication',
  'businessCode',
  'giftCard',
  'voucherCheckerEnabled',
  'vod',
  'subscriptions',
  'subscriptionMaintenance',
  'filters',
  'socialNetworks',
  'smartBanner',
  'offersMenu',
  'businessLink',
  'wallet',
  'homeVideoLink',
  'displayFaq',
  'showtimeDetailsLegacy',
] as const satisfies readonly (keyof Features)[];

const chats = {
  open: () => ({
    orgId: '00D0candela',
    deployment: 'help',
    siteUrl: `${widgetAddress('chat')}/chat`,
    scrtUrl: widgetAddress('chat'),
  }),
  unfinished: () => ({ orgId: '00D0candela' }),
} as const satisfies Record<NonNullable<CountrySettings['chat']>, () => WireSettings['agentforce']>;

/** `/api/settings`, the same in every language. */
export function settings(site: SiteId): WireSettings {
  const own = countries[site].settings;
  const { domain, favouritesLimit } = siteFacts(site);
  return {
    website: site,
    clientUrl: clientAddress(site),
    tunnelUrl: `https://ticketing.${domain}`,
    cookies: {
      language: 'candela_language',
      locator: 'candela_locator',
      session: 'candela_session',
      signInGuard: 'candela_sign_in',
      tryCatalog: 'candela_catalogue',
      securityCookies: ['XSRF-TOKEN'],
    },
    injections: [
      {
        position: 'head',
        element: { tag: 'meta', attributes: { name: 'candela-site', content: site }, content: null },
      },
      // After consent only, as all scripts.
      {
        position: 'bodyEnd',
        element: {
          tag: 'script',
          attributes: {},
          content: `(window.dataLayer = window.dataLayer || []).push({ event: 'injected', site: '${site}' });`,
        },
      },
      // Half an injection: to be dropped.
      { position: 'bodyEnd', element: null },
    ],
    video: { platform: own.video, baseUrl: null },
    // A made-up key would make the host of the check refuse everyone; without one the site checks by itself.
    captchaKey: null,
    locator: {
      maxGeolocationDistance: own.distance ?? null,
      maxGeolocationCinemas: own.nearest ?? null,
      listModeThreshold: own.listFrom ?? null,
    },
    search: own.search ?? { minLength: null, debounceMs: null },
    favourites: { limit: own.limitsFavourites ? favouritesLimit : null },
    authentication: { mechanism: own.framedSignIn ? 'iframe' : 'redirect', forced: own.forcedSignIn ?? false },
    agentforce: own.chat ? chats[own.chat]() : {},
    feedback: {
      scriptUrl: own.feedback ? `${widgetAddress('feedback')}/feedback/collector.js` : null,
    },
    apps: own.noApps
      ? { apple: null, android: null }
      : { apple: 'https://apps.example/ios/candela', android: 'https://apps.example/android/candela' },
    features: Object.fromEntries(names.map((name) => [name, own.on.includes(name)])) as Features,
  };
}
