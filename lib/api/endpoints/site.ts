import { endpoint } from '../endpoint';
import { calls } from '../paths';
import { nativeAd as ad } from '../wire/offer';
import { siteSettings } from '../wire/settings';
import { listOf } from '../wire/shapes';
import { alert, footerContent, push, question } from '../wire/site';

const frame = { seconds: 300, tags: ['site'] } as const;

export const settings = endpoint({
  ...calls.settings,
  schema: siteSettings,
  cache: { seconds: 300, tags: ['settings'] },
});
export const footer = endpoint({ ...calls.footer, schema: footerContent, cache: frame });
export const footerFaq = endpoint({
  ...calls.footerFaq,
  schema: listOf(question).transform((list) => list.flat()),
  cache: frame,
});
export const alerts = endpoint({
  ...calls.alerts,
  schema: listOf(alert),
  cache: { seconds: 60, tags: ['alerts'] },
  mayBeEmpty: true,
});
export const permanentAutopromo = endpoint({ ...calls.permanentAutopromo, schema: listOf(push), cache: frame });
/** Null when none is booked. */
export const nativeAd = endpoint({ ...calls.nativeAd, schema: ad, cache: frame });
