import { resolveHost } from '../sites/hosts';
import type { SiteId } from '../sites/sites';

/** Files each domain has of its own, and where the App Router makes them. */
const files: Record<string, (site: SiteId, isOpen: boolean) => string> = {
  '/robots.txt': (site, isOpen) => `/files/${site}/robots/${isOpen ? 'open' : 'closed'}`,
  '/sitemap.xml': (site) => `/files/${site}/sitemap/all`,
  '/sitemap-pages.xml': (site) => `/files/${site}/sitemap/pages`,
  '/sitemap-films.xml': (site) => `/files/${site}/sitemap/films`,
  '/sitemap-cinemas.xml': (site) => `/files/${site}/sitemap/cinemas`,
  '/sitemap-cities.xml': (site) => `/files/${site}/sitemap/cities`,
};

/** Null for an address that is no such file. Only production hosts are open to crawlers. */
export function resolveFile(host: string | null, pathname: string, enabled?: readonly SiteId[]): string | null {
  const { site, environment } = resolveHost(host, enabled);
  return Object.hasOwn(files, pathname) ? (files[pathname]?.(site, environment === 'production') ?? null) : null;
}
