import { z } from 'zod';
import type { FeatureFlag } from '@/lib/domain/settings';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { askBriefly, patience } from '../api/ask-briefly';
import { upstreamUrl } from '../api/endpoint-url';
import { calls } from '../api/paths';
import { processWide } from '../process/process-wide';
import { shareUntilPublished } from '../process/publications';
import { isWithin } from '../time/is-within';

type Features = Readonly<Record<string, unknown>>;
type Held = { features: Features | null; since: number; until: number };

/** Milliseconds: a good answer, and none. */
const holdFor = 60_000;
const breather = 2_000;

const held = processWide('flags', () => new Map<SiteId, Held>());
const shareRefresh = shareUntilPublished<Features | null>();
const settingsShape = z.object({ features: z.record(z.string(), z.unknown()) });

/**
 * Whether a site has a feature switched on. The last answer holds through an outage; before the first one everything
 * is on, so that an outage does not look like a missing page. Never throws.
 */
export async function isFlagOn(site: SiteId, flag: FeatureFlag): Promise<boolean> {
  const last = held.get(site);
  const features =
    last && isWithin(last.since, last.until)
      ? last.features
      : await shareRefresh(site, (isNew) => refresh(site, isNew));
  return features === null || features[flag] === true;
}

/** After a publication event. */
export function forgetFlags(): void {
  for (const last of held.values()) last.until = 0;
}

async function refresh(site: SiteId, isNew: () => boolean): Promise<Features | null> {
  const url = upstreamUrl(site, siteFacts(site).defaultLanguage, calls.settings, {});
  const answer = await askBriefly(site, url, patience.least);
  const fresh = answer?.ok ? settingsShape.safeParse(answer.json).data?.features : undefined;
  const features = fresh ?? held.get(site)?.features ?? null;
  const since = Date.now();
  held.set(site, { features, since, until: isNew() ? since + (fresh ? holdFor : breather) : 0 });
  return features;
}
