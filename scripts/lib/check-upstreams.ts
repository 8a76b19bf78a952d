import type { SiteId } from '@/lib/sites/sites';

/** Warns in one sentence for every catalogue API that gives no answer; the site starts all the same and recovers with it. Returns whether all answer. */
export async function checkUpstreams(upstreams: ReadonlyMap<SiteId, string>): Promise<boolean> {
  let allAnswer = true;
  for (const [url, sites] of Map.groupBy(upstreams.keys(), (site) => upstreams.get(site) ?? '')) {
    const reason = await unreachable(url);
    if (!reason) continue;
    allAnswer = false;
    console.warn(
      `Warning: the catalogue API of ${sites.join(', ')} at ${url} does not answer (${reason}); pages will show errors until it does.`,
    );
  }
  return allAnswer;
}

async function unreachable(url: string): Promise<string | null> {
  try {
    const { status } = await fetch(`${url}/api/settings`, { signal: AbortSignal.timeout(3000), redirect: 'manual' });
    return status >= 500 ? `status ${status}` : null;
  } catch (error) {
    return describeError(error);
  }
}

function describeError(error: unknown): string {
  if (!(error instanceof Error)) return 'no connection';
  if (error.name === 'TimeoutError') return 'nothing within 3 s';
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? `${cause.code}` : 'no connection';
}
