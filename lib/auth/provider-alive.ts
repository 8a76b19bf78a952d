import { env } from '@/lib/env';
import type { SiteId } from '@/lib/sites/sites';

/** Milliseconds: who takes longer to say who they are signs nobody in. */
const patience = 4_000;

/**
 * Whether the site's provider answers just now. The library asks it once in a process's life, so that a visitor would be
 * led to one that has died since.
 */
export async function isProviderThere(site: SiteId): Promise<boolean> {
  const { issuer } = env().auth[site] ?? {};
  if (!issuer) return false;
  try {
    const response = await fetch(`${issuer}.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(patience),
      cache: 'no-store',
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
