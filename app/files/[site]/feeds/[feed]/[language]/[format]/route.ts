import { getTranslations } from 'next-intl/server';
import { makeOfFreshReads } from '@/lib/api/anew';
import { answerThroughCache } from '@/lib/api/answer-cache';
import { briefLife, doNotingGaps } from '@/lib/api/brief-life';
import { cacheTagsOf } from '@/lib/api/endpoint';
import { buildResponse } from '@/lib/gateway/gateway';
import { buildFeed } from '@/lib/seo/feeds/build-feed';
import { type FeedFormat, type FeedName, feedFormats } from '@/lib/seo/feeds/feed';
import { feedKinds } from '@/lib/seo/feeds/read-feed-items';
import { writeJsonFeed } from '@/lib/seo/feeds/write-json-feed';
import { writeRss } from '@/lib/seo/feeds/write-rss';
import { type Locale, localesOf } from '@/lib/sites/locales';
import { isSiteId } from '@/lib/sites/sites';

export const dynamic = 'force-dynamic';

const writers = { xml: writeRss, json: writeJsonFeed } as const;

/** A feed, written once in ten minutes however many readers ask. */
export async function GET(
  request: Request,
  { params }: RouteContext<'/files/[site]/feeds/[feed]/[language]/[format]'>,
) {
  const { site, feed, language, format } = await params;
  const facts = isSiteId(site) ? localesOf(site).find((each) => each.language === language) : undefined;
  if (!facts || !isFeed(feed) || !isFormat(format)) return refuse(404, 'There is no such feed.');
  const cache = { seconds: 600, tags: feedKinds[feed].tags };
  try {
    const served = await answerThroughCache(
      `feed ${feed} ${facts.code} ${format}`,
      cache,
      cacheTagsOf({ cache }, facts.site),
      async () => {
        const { made, gap } = await makeOfFreshReads(() => doNotingGaps(() => write(feed, facts.code, format)));
        return { status: 200, text: made, seconds: gap ? briefLife[gap] : undefined };
      },
    );
    const response = buildResponse(request, served, cache);
    response.headers.set('content-type', `${feedFormats[format]}; charset=utf-8`);
    return response;
  } catch {
    return refuse(503, 'The catalogue does not answer.', { 'retry-after': '300' });
  }
}

async function write(feed: FeedName, locale: Locale, format: FeedFormat): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'feeds' });
  const words = { out: (day: string) => t('out', { day }), premiere: (day: string) => t('premiere', { day }) };
  return writers[format](await buildFeed(feed, locale, format, { say: (key, values) => t(key, values), words }));
}

const isFeed = (name: string): name is FeedName => Object.hasOwn(feedKinds, name);
const isFormat = (name: string): name is FeedFormat => Object.hasOwn(feedFormats, name);

const refuse = (status: 404 | 503, text: string, headers: Record<string, string> = {}) =>
  new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });
