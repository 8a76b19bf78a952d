import type { SiteId } from '../sites/sites';
import { demo, forSite } from './demo';
import { providerUrl } from './schemas';
import { findOwn, type Variables } from './variables';

/** How a site asks its identity provider. */
export type SiteAuth = {
  /** As the provider signs itself, with a slash at the end. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whom an access token must be for. */
  audience: string;
};

/** A provider of one's own needs all its parts; the embedded one serves the sites on the embedded mock API. */
export function findSiteAuth(variables: Variables, site: SiteId, embedded: string | null): SiteAuth | null {
  const domain = findOwn(variables, 'AUTH_DOMAIN', site);
  if (!domain && !embedded) return null;
  const part = (name: 'AUTH_CLIENT_ID' | 'AUTH_CLIENT_SECRET' | 'AUTH_AUDIENCE', usual: string) => {
    const value = findOwn(variables, name, site) ?? (domain ? null : forSite(usual, site));
    if (value) return value;
    throw new Error(`The environment variable ${name} must be set for ${site}, since AUTH_DOMAIN is.`);
  };
  return {
    issuer: `${providerUrl(domain ?? embedded ?? '')}/`,
    clientId: part('AUTH_CLIENT_ID', demo.clientId),
    clientSecret: part('AUTH_CLIENT_SECRET', demo.clientSecret),
    audience: part('AUTH_AUDIENCE', demo.audience),
  };
}
