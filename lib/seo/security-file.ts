import { type SiteId, siteFacts } from '../sites/sites';

const day = 86_400_000;
/** Days ahead, so that it never lapses while anybody answers for it; RFC 9116 wants less than a year. */
const ahead = 180;

/** `/.well-known/security.txt` of a site. `contact`: an address such as `mailto:security@candela-cinemas.fr`. */
export function buildSecurityFile(site: SiteId, contact: string, now: Date): string {
  const { domain, languages } = siteFacts(site);
  const expires = new Date(Math.ceil(now.getTime() / day + ahead) * day);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${[...new Set([...languages, 'en'])].join(', ')}`,
    `Canonical: https://www.${domain}/.well-known/security.txt`,
    '',
  ].join('\n');
}
