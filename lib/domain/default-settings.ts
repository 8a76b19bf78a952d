import { defaultLocator, type FeatureFlag, featureFlags, type Settings } from './settings';

/** A screen's filters stand without the catalogue; whatever else is switched on needs something that may not be there. */
const onUntilSaid: ReadonlySet<FeatureFlag> = new Set(['filters']);

/**
 * What a site is taken for while its settings do not answer, and where they say nothing of a name, a number or a manner
 * (spec visitor, limits). So no account, no chat, no feedback and nothing of the editors' until they do.
 */
export const defaultSettings: Settings = {
  features: Object.fromEntries(featureFlags.map((flag) => [flag, onUntilSaid.has(flag)])) as Settings['features'],
  clientUrl: null,
  ticketingUrl: '',
  cookies: {
    locator: 'candela_locator',
    session: 'candela_session',
    signInGuard: 'candela_sign_in',
    tryCatalog: 'candela_catalogue',
    security: [],
  },
  injections: [],
  video: { platform: 'youtube', baseUrl: null },
  captchaKey: null,
  locator: defaultLocator,
  search: { minLength: 2, debounce: 300 },
  favourites: { limit: null },
  authentication: { mechanism: 'redirect', forced: false },
  agentforce: null,
  feedback: { scriptUrl: null },
  apps: { apple: null, android: null },
};
