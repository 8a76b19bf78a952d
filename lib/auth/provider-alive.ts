import { LRUCache } from 'lru-cache';
import { env } from '@/lib/env/env';
import { limitWait } from '@/lib/process/limit-wait';
import { processWide } from '@/lib/process/process-wide';
import { shareCalls } from '@/lib/process/share-calls';
import type { SiteId } from '@/lib/sites/sites';
import { isWithin } from '@/lib/time/is-within';
import { patience } from './ask-provider';

/** Milliseconds for which a provider that has answered is taken to be there. */
const believedFor = 10_000;
/** When each issuer last answered, in milliseconds since 1970. */
const answeredAt = processWide('provider answers', () => new Map<string, number>());
const shareLook = processWide('provider looks', () => shareCalls<boolean>());

/**
 * Whether the site's provider answers just now. The library asks it once in a process's life, so that a visitor would be
 * led to one that has died since. Looked at while the visitor still reads the dialog, it costs their sign-in nothing.
 */
export async function isProviderThere(site: SiteId): Promise<boolean> {
  const { issuer } = env().auth[site] ?? {};
  if (!issuer) return false;
  const answered = answeredAt.get(issuer) ?? 0;
  if (isWithin(answered, answered + believedFor)) return true;
  return shareLook(issuer, async () => {
    const isThere = await isAnswering(`${issuer}.well-known/openid-configuration`, ({ ok }) => ok);
    if (isThere) answeredAt.set(issuer, Date.now());
    return isThere;
  });
}

/** Its pages that have just come, which have few addresses. One that did not is asked for at the next press of "try again". */
const pages = processWide('provider pages', () => new LRUCache<string, true>({ max: 100, ttl: 2_000 }));

/**
 * Whether one of its pages comes; a form may well refuse who asks for it without a cookie. Anybody may ask, so the provider
 * is asked once for all of them.
 */
export async function isPageThere(url: string): Promise<boolean> {
  if (pages.get(url)) return true;
  return shareLook(url, async () => {
    const isThere = await isAnswering(url, ({ status }) => status < 500);
    if (isThere) pages.set(url, true);
    return isThere;
  });
}

async function isAnswering(url: string, isGood: (response: Response) => boolean): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: limitWait(patience), cache: 'no-store' });
    await response.body?.cancel();
    return isGood(response);
  } catch {
    return false;
  }
}
