import { env } from '@/lib/env/env';
import type { SiteId } from '@/lib/sites/sites';

/** Milliseconds: who takes longer to say who they are signs nobody in. */
const patience = 4_000;
/** A visitor waits as long in front of a frame (spec visitor §9). */
const pagePatience = 10_000;

/**
 * Whether the site's provider answers just now. The library asks it once in a process's life, so that a visitor would be
 * led to one that has died since.
 */
export async function isProviderThere(site: SiteId): Promise<boolean> {
  const { issuer } = env().auth[site] ?? {};
  if (!issuer) return false;
  return isAnswering(`${issuer}.well-known/openid-configuration`, patience, ({ ok }) => ok);
}

/** Whether one of its pages comes; a form may well refuse who asks for it without a cookie. */
export const isPageThere = (url: string): Promise<boolean> =>
  isAnswering(url, pagePatience, ({ status }) => status < 500);

async function isAnswering(
  url: string,
  milliseconds: number,
  isGood: (response: Response) => boolean,
): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(milliseconds), cache: 'no-store' });
    await response.body?.cancel();
    return isGood(response);
  } catch {
    return false;
  }
}
