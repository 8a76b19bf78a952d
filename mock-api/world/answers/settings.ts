import type { WireSettings } from '@/lib/api/contract/site';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { clientAddress, widgetAddress } from '../addresses';

type Features = WireSettings['features'];
type Row = {
  on: readonly (keyof Features)[];
  video: WireSettings['video']['platform'];
  forced?: true;
  distance?: number;
};

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

/** Both sides of every flag exist on some site. */
const rows: Readonly<Record<SiteId, Row>> = {
  fr: {
    on: [
      'authentication',
      'giftCard',
      'voucherCheckerEnabled',
      'vod',
      'subscriptions',
      'filters',
      'socialNetworks',
      'smartBanner',
      'offersMenu',
      'businessLink',
      'wallet',
      'homeVideoLink',
      'displayFaq',
    ],
    video: 'allocine',
    distance: 30,
  },
  ch: {
    on: [
      'authentication',
      'businessCode',
      'giftCard',
      'subscriptions',
      'subscriptionMaintenance',
      'filters',
      'socialNetworks',
      'offersMenu',
      'wallet',
    ],
    video: 'youtube',
  },
  be: {
    on: [
      'authentication',
      'giftCard',
      'voucherCheckerEnabled',
      'filters',
      'socialNetworks',
      'smartBanner',
      'offersMenu',
      'displayFaq',
    ],
    video: 'youtube',
    distance: 60,
  },
  tn: { on: ['filters', 'socialNetworks', 'showtimeDetailsLegacy'], video: 'youtube' },
  sn: { on: ['filters'], video: 'youtube' },
  nl: {
    on: [
      'authentication',
      'giftCard',
      'voucherCheckerEnabled',
      'subscriptions',
      'filters',
      'socialNetworks',
      'smartBanner',
      'offersMenu',
      'businessLink',
      'wallet',
      'displayFaq',
    ],
    video: 'vimeo',
    forced: true,
    distance: 40,
  },
  ci: { on: ['socialNetworks'], video: 'youtube' },
  ma: { on: ['authentication', 'filters', 'socialNetworks', 'smartBanner', 'offersMenu'], video: 'S3' },
};

/** `/api/settings`, the same in every language. */
export function settings(site: SiteId): WireSettings {
  const { on, video, forced = false, distance = null } = rows[site];
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
    video: { platform: video, baseUrl: null },
    // A made-up key would make the host of the check refuse everyone; without one the site checks by itself.
    captchaKey: null,
    locator: {
      maxGeolocationDistance: distance,
      maxGeolocationCinemas: site === 'fr' ? 6 : null,
      listModeThreshold: site === 'sn' || site === 'ci' ? 4 : null,
    },
    search: { minLength: site === 'fr' ? 2 : null, debounceMs: site === 'fr' ? 250 : null },
    favourites: { limit: site === 'fr' || site === 'nl' ? favouritesLimit : null },
    authentication: { mechanism: site === 'ch' ? 'iframe' : 'redirect', forced },
    agentforce:
      site === 'fr'
        ? {
            orgId: '00D0candela',
            deployment: 'help',
            siteUrl: `${widgetAddress('chat')}/chat`,
            scrtUrl: widgetAddress('chat'),
          }
        : site === 'nl'
          ? { orgId: '00D0candela' }
          : {},
    feedback: {
      scriptUrl: site === 'fr' || site === 'be' ? `${widgetAddress('feedback')}/feedback/collector.js` : null,
    },
    apps:
      site === 'sn' || site === 'ci'
        ? { apple: null, android: null }
        : { apple: 'https://apps.example/ios/candela', android: 'https://apps.example/android/candela' },
    features: Object.fromEntries(names.map((name) => [name, on.includes(name)])) as Features,
  };
}
