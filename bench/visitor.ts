import { benchNow } from './clock';

/** A visitor who has answered the question about cookies: it would lie over what is pressed. */
export const refusal = (url: string, at = Date.parse(benchNow)) => ({
  name: 'candela_consent',
  value: `audience-0.ads-0.media-0.${at}`,
  url,
});

/** A visitor of another town than pages begin with. */
export const fromLyon = (url: string) => ({ name: 'candela_locator', value: 'city:lyon', url });
