import { env } from '@/lib/env/env';
import { resolveHost } from '@/lib/sites/hosts';
import { type SiteId, siteFacts } from '@/lib/sites/sites';

export type SiteOrigin = { site: SiteId; origin: string };

/**
 * The site of a `Host` header and the origin it is visited at, out of the table of sites and never out of what a proxy
 * forwards. Null for a host nobody owns: no provider may send a visitor there.
 */
export function resolveOrigin(host: string | null, enabled: readonly SiteId[] = env().sites): SiteOrigin | null {
  const { site } = resolveHost(host, enabled);
  const [, name = '', port = ''] = /^([a-z0-9.-]+?)\.?(:\d{1,5})?$/i.exec(host ?? '') ?? [];
  const own = name.toLowerCase();
  if (own === 'localhost' || own === `${site}.localhost`) return { site, origin: `http://${own}${port}` };
  const { domain } = siteFacts(site);
  return own === domain || own.endsWith(`.${domain}`) ? { site, origin: `https://${own}` } : null;
}
