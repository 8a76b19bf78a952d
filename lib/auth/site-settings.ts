import { answerFor } from '@/lib/api/answer-cache';
import { tagsOf } from '@/lib/api/endpoint';
import { settings as row } from '@/lib/api/endpoints/site';
import { ApiError } from '@/lib/api/errors';
import { parse } from '@/lib/api/parse';
import { ask } from '@/lib/api/upstream';
import { upstreamUrl } from '@/lib/api/url';
import type { Settings } from '@/lib/domain/settings';
import { type SiteId, siteFacts } from '@/lib/sites/sites';

/** The settings of a site, remembered as long as their row says and through an outage. Throws like `read`. */
export async function settingsOf(site: SiteId): Promise<Settings> {
  const url = upstreamUrl(site, siteFacts(site).defaultLanguage, row, {});
  const { body } = await answerFor(`settings ${url}`, row.cache, tagsOf(row, site), async () => {
    const answer = await ask(url, { cache: 'no-store' });
    if (!answer.ok) throw new ApiError(url, answer.status);
    return { status: 200, text: JSON.stringify(parse(site, row, url, answer.json)) };
  });
  // What was parsed by the row a moment ago comes back as it went in.
  return JSON.parse(body.toString()) as Settings;
}

/** The cookies that a sign-out removes (spec visitor §4); none can be named while the catalogue is silent. */
export async function visitorCookies(site: SiteId): Promise<readonly string[]> {
  const { cookies } = await settingsOf(site).catch(() => ({ cookies: null }));
  return cookies ? [cookies.session, cookies.tryCatalog, ...cookies.security] : [];
}
