import { isSiteId, type SiteId, siteFacts, siteIds } from './sites';

export type HostAnswer = { site: SiteId; environment: 'production' | 'development' | (string & {}) };

/**
 * Which site a `Host` header names, and in which environment (spec catalogue §9).
 * Any host that no site owns gets the first enabled site, so a hostile header changes nothing.
 */
export function resolveHost(host: string | null, enabled: readonly SiteId[] = siteIds): HostAnswer {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const local = /^([a-z]{2})\.localhost$/.exec(name)?.[1];
  if (isSiteId(local)) return { site: local, environment: 'development' };

  for (const site of siteIds) {
    const { domain } = siteFacts(site);
    if (name === domain || name === `www.${domain}`) return { site, environment: 'production' };
    const label = name.endsWith(`.${domain}`) ? name.slice(0, -domain.length - 1) : '';
    if (/^[a-z0-9-]+$/.test(label)) return { site, environment: label };
  }
  return { site: enabled[0] ?? 'fr', environment: 'development' };
}
