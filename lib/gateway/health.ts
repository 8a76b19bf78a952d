import { env } from '@/lib/env/env';
import type { SiteId } from '@/lib/sites/sites';
import { siteFacts } from '@/lib/sites/sites';
import { noteCatalogueHeard, secondsSinceCatalogueHeard } from '../api/catalogue-heard';
import { upstreamUrl } from '../api/endpoint-url';
import { calls } from '../api/paths';
import { askUpstream } from '../api/upstream';
import { shareCalls } from '../process/share-calls';

export type Health = {
  live: true;
  /** Some catalogue has answered since the process began; until then it has nothing to show. */
  ready: boolean;
  upstreams: Partial<Record<SiteId, { secondsSinceAnswer: number | null }>>;
};

const quietSeconds = 30;
const shareWaking = shareCalls<void>();

/** Asks the catalogues that have been quiet for a while, then tells when each last answered. */
export async function readHealth(): Promise<Health> {
  const { sites } = env();
  await Promise.all(sites.map((site) => shareWaking(site, () => wake(site))));
  const upstreams = Object.fromEntries(
    sites.map((site) => [site, { secondsSinceAnswer: secondsSinceCatalogueHeard(site) }]),
  );
  return { live: true, ready: sites.some((site) => secondsSinceCatalogueHeard(site) !== null), upstreams };
}

async function wake(site: SiteId): Promise<void> {
  if ((secondsSinceCatalogueHeard(site) ?? Number.POSITIVE_INFINITY) < quietSeconds) return;
  const url = upstreamUrl(site, siteFacts(site).defaultLanguage, calls.settings, {});
  const answer = await askUpstream(url, { cache: 'no-store' }, 1_000).catch(() => null);
  if (answer?.ok) noteCatalogueHeard(site);
}
