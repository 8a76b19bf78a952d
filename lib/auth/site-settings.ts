import { answerThroughCache } from '@/lib/api/answer-cache';
import { cacheTagsOf } from '@/lib/api/endpoint';
import { upstreamUrl } from '@/lib/api/endpoint-url';
import { settings as row } from '@/lib/api/endpoints/site';
import { ApiError } from '@/lib/api/errors';
import { parseAnswer } from '@/lib/api/parse-answer';
import { askUpstream } from '@/lib/api/upstream';
import type { Settings } from '@/lib/domain/settings';
import { type SiteId, siteFacts } from '@/lib/sites/sites';

/** The settings of a site, remembered as long as their row says and through an outage. Throws like `read`. */
export async function readSettings(site: SiteId): Promise<Settings> {
  const url = upstreamUrl(site, siteFacts(site).defaultLanguage, row, {});
  const { body } = await answerThroughCache(`settings ${url}`, row.cache, cacheTagsOf(row, site), async () => {
    const answer = await askUpstream(url, { cache: 'no-store' });
    if (!answer.ok) throw new ApiError(url, answer.status);
    return { status: 200, text: JSON.stringify(parseAnswer(site, row, url, answer.json)) };
  });
  // What was parsed by the row a moment ago comes back as it went in.
  return JSON.parse(body.toString()) as Settings;
}

/** The cookies that a sign-out removes (spec visitor §4); none can be named while the catalogue is silent. */
export async function listVisitorCookies(site: SiteId): Promise<readonly string[]> {
  const { cookies } = await readSettings(site).catch(() => ({ cookies: null }));
  return cookies ? [cookies.session, cookies.tryCatalog, ...cookies.security] : [];
}
