import { isSiteId, type SiteId, siteFacts } from './sites';

export type HostResolution = { site: SiteId; environment: 'production' | 'development' | (string & {}) };

/**
 * Which site a `Host` header names, and in which environment (spec catalogue §9).
 * Any host that no enabled site owns gets the first of them, closed to crawlers: a hostile header changes nothing, and
 * a site that is switched off is not served.
 */
export function resolveHost(host: string | null, enabled: readonly SiteId[]): HostResolution {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  const local = /^([a-z]{2})\.localhost$/.exec(name)?.[1];
  if (isSiteId(local) && enabled.includes(local)) return { site: local, environment: 'development' };

  for (const site of enabled) {
    const { domain } = siteFacts(site);
    if (name === domain || name === `www.${domain}`) return { site, environment: 'production' };
    const label = name.endsWith(`.${domain}`) ? name.slice(0, -domain.length - 1) : '';
    if (/^[a-z0-9-]+$/.test(label)) return { site, environment: label };
  }
  return { site: enabled[0] ?? 'fr', environment: 'development' };
}
