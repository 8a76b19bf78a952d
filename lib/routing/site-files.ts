import { resolveHost } from '../sites/hosts';
import type { SiteId } from '../sites/sites';
import { bracketPattern } from '../text/bracket-pattern';
import { fillBrackets } from '../text/brackets';
import { findDecoded } from '../text/find-decoded';
import { calendarRoot } from './match-calendar';
import { parseParams } from './match-path';

/** Files each domain has of its own, and where the App Router makes them; `[access]` is `open` on production hosts alone. */
const files: Record<string, string> = {
  '/robots.txt': '/files/[site]/robots/[access]',
  '/.well-known/security.txt': '/files/[site]/security',
  '/sitemap.xml': '/files/[site]/sitemap/all',
  '/sitemap-[name].xml': '/files/[site]/sitemap/[name]',
  '/og/[slug].jpg': '/files/[site]/og/[slug]',
  '/manifest-[language].webmanifest': '/files/[site]/manifest/[language]',
  '/offline-[language].html': '/files/[site]/offline/[language]',
  '/feeds/[feed]-[language].[format]': '/files/[site]/feeds/[feed]/[language]/[format]',
};

const patterns = Object.entries(files).map(([path, target]) => ({ pattern: bracketPattern(path), target }));

/** Null for an address that is no such file. Only production hosts are open to crawlers. */
export function resolveFile(host: string | null, pathname: string, enabled: readonly SiteId[]): string | null {
  const { site, environment } = resolveHost(host, enabled);
  // As it was asked for: what is no calendar is told so in words, not by a page. On a malformed escape Next would fail.
  if (pathname.startsWith(calendarRoot))
    return `/files/${site}${findDecoded(pathname) ? pathname : `${calendarRoot}malformed`}`;
  for (const { pattern, target } of patterns) {
    const found = pattern.exec(pathname);
    const params = found && parseParams(found.groups ?? {});
    if (params)
      return fillBrackets(target, { ...params, site, access: environment === 'production' ? 'open' : 'closed' });
  }
  return null;
}

/** Where link previews find a title's picture. */
export const shareCardPath = (slug: string): string => `/og/${encodeURIComponent(slug)}.jpg`;
