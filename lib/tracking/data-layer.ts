import type { Consent } from '../visitor/consent/consent';

declare global {
  interface Window {
    /** What the tag container reads; not there before a visitor allows it. */
    dataLayer?: unknown[];
  }
}

type Answers = Consent['choices'];

/** Tells the tags of one thing that happened. Whatever else stands on the page may have put its own hands on the list. */
export function pushToDataLayer(entry: object): void {
  try {
    if (!Array.isArray(window.dataLayer)) window.dataLayer = [];
    window.dataLayer.push(entry);
  } catch {}
}

/** Denies everything before any tag runs, then tells what the visitor allows; once, and again when that changes. */
export function tellConsent(answers: Answers): void {
  if (!window.dataLayer) command('consent', 'default', buildConsentState({}));
  command('consent', 'update', buildConsentState(answers));
}

/** Tags know a command from an event by its being an `arguments` object. */
function command(..._: [name: string, action: string, facts: object]): void {
  // biome-ignore lint/complexity/noArguments: see above
  pushToDataLayer(arguments);
}

const grant = (allowed: boolean | undefined) => (allowed ? 'granted' : 'denied');

const buildConsentState = ({ audience, ads }: Answers) => ({
  analytics_storage: grant(audience),
  ad_storage: grant(ads),
  ad_user_data: grant(ads),
  ad_personalization: grant(ads),
});
