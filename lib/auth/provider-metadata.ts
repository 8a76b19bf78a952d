import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { processWide } from '@/lib/process/process-wide';
import { shareCalls } from '@/lib/process/share-calls';
import { isWithin } from '@/lib/time/is-within';
import { askProvider } from './ask-provider';

/** Milliseconds for which a provider that did not answer is not asked again: anybody may send what it is asked about. */
const breather = 2_000;
/** When each issuer last failed, in milliseconds since 1970. */
const failedAt = processWide('provider failures', () => new Map<string, number>());

/**
 * Asks a provider what it tells everybody; throws, without a question, where it failed a moment ago. `demandUsable` throws
 * where a good status comes with an answer that is of no use: that is a failure as well.
 */
export const askSparingly =
  (issuer: string, demandUsable?: (response: Response) => Promise<void>): typeof fetch =>
  async (input, init) => {
    const failed = failedAt.get(issuer) ?? 0;
    if (isWithin(failed, failed + breather)) throw new TypeError('The provider failed a moment ago');
    try {
      const response = await askProvider(input, init);
      if (!response.ok) throw new TypeError(`The provider answers ${response.status}`);
      await demandUsable?.(response.clone());
      return response;
    } catch (error) {
      failedAt.set(issuer, Date.now());
      throw error;
    }
  };

/** Some providers name themselves without the slash at the end. */
export const listSpellings = (issuer: string): string[] => [issuer, issuer.slice(0, -1)];

const shape = z.looseObject({ issuer: z.string(), jwks_uri: z.url() });
type Metadata = z.output<typeof shape>;

const known = processWide('provider metadata', () => new LRUCache<string, Metadata>({ max: 20, ttl: 3_600_000 }));
const shareLook = processWide('provider metadata looks', () => shareCalls<Metadata>());

const metadataUrl = (issuer: string) => `${issuer}.well-known/openid-configuration`;

/** What a provider says of itself: asked for by one at a time and remembered for an hour. Throws where it is not to be had. */
export const readMetadata = async (issuer: string): Promise<Metadata> =>
  known.get(issuer) ?? shareLook(issuer, () => askForMetadata(issuer));

async function askForMetadata(issuer: string): Promise<Metadata> {
  const response = await askSparingly(issuer)(metadataUrl(issuer));
  const { data } = shape.safeParse(await response.json().catch(() => null));
  if (!data || !listSpellings(issuer).includes(data.issuer)) {
    failedAt.set(issuer, Date.now());
    throw new TypeError('The provider says nothing of itself, or names another issuer');
  }
  known.set(issuer, data);
  return data;
}

/** Fetches from a provider; what it says of itself is not asked for anew by each of the site's hosts. */
export const askKnowingly =
  (issuer: string): typeof fetch =>
  async (input, init) => {
    if (String(input instanceof Request ? input.url : input) !== metadataUrl(issuer)) return askProvider(input, init);
    // Whoever signs in waits for it, and is led to a provider that has just come back.
    failedAt.delete(issuer);
    return Response.json(await readMetadata(issuer));
  };
