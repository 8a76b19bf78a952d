import { getTranslations } from 'next-intl/server';
import { makeOfFreshReads } from '@/lib/api/anew';
import { answerThroughCache } from '@/lib/api/answer-cache';
import { briefLife, doNotingGaps } from '@/lib/api/brief-life';
import { cacheTagsOf } from '@/lib/api/endpoint';
import { resolveOrigin } from '@/lib/auth/site-origin';
import { answerFile } from '@/lib/gateway/answer-file';
import { buildCacheHeaders } from '@/lib/gateway/cache-headers';
import { log } from '@/lib/process/log';
import { calendarRoot, matchCalendar } from '@/lib/routing/match-calendar';
import { type Locale, type LocaleFacts, localesOf } from '@/lib/sites/locales';
import { isSiteId, siteFacts } from '@/lib/sites/sites';
import { isRow, rows } from './files/rows';

const tags = ['showtimes', 'shows', 'cinemas'];
const text = 'text/plain; charset=utf-8';

/** Answers what is asked under `/calendar/`, of nobody in particular; never throws. What is not there is said in words. */
export async function answerCalendar(request: Request, site: string, path: readonly string[]): Promise<Response> {
  const pathname = calendarRoot + path.join('/');
  const found = matchCalendar(pathname);
  const own = isSiteId(site) ? localesOf(site) : [];
  const locale = own.find(({ language }) => language === found?.params['language']);
  if (!found || !locale) return refuse(404, findDefault(own)?.code ?? 'en-CH');
  if (!isRow(found.file)) return follow(request, pathname, locale);
  const { kind, seconds, load } = rows[found.file];
  const cache = { seconds, tags };
  try {
    const served = await answerThroughCache(
      `${locale.code} ${pathname}`,
      cache,
      cacheTagsOf({ cache }, locale.site),
      async () => {
        const { made, gap } = await makeOfFreshReads(() => doNotingGaps(() => load(locale.code, found.params)));
        return made === null
          ? { status: 404, text: await say(locale.code, 'missing') }
          : { status: 200, text: made, seconds: gap ? briefLife[gap] : undefined };
      },
    );
    if (served.status === 404) return answerFile(request, served, cache, { type: text, name: '' });
    if (kind === 'file')
      return answerFile(request, served, cache, { type: 'text/calendar; charset=utf-8', name: nameOf(pathname) });
    return new Response(null, {
      status: 302,
      headers: { location: served.body.toString(), ...buildCacheHeaders(served, cache) },
    });
  } catch (error) {
    log.error('calendar', { path: pathname, reason: error instanceof Error ? error.message : String(error) });
    return refuse(503, locale.code);
  }
}

const findDefault = (own: readonly LocaleFacts[]) =>
  own.find(({ language, site }) => language === siteFacts(site).defaultLanguage);

const say = async (locale: Locale, what: 'missing' | 'unavailable') =>
  `${(await getTranslations({ locale, namespace: 'calendar' }))(what)}\n`;

const refuse = async (status: 404 | 503, locale: Locale) =>
  new Response(await say(locale, status === 404 ? 'missing' : 'unavailable'), {
    status,
    headers: {
      'content-type': text,
      'cache-control': status === 404 ? 'public, max-age=0, s-maxage=30' : 'no-store',
      'x-robots-tag': 'noindex',
      ...(status === 503 && { 'retry-after': '300' }),
    },
  });

/** Letters: a list has more than the name of a file may have. */
const longestName = 100;

/** The last two parts of an address, as a file is called: `bastille-premieres.ics`. */
const nameOf = (pathname: string) =>
  `${pathname
    .replace(/\.ics$/, '')
    .split('/')
    .slice(-2)
    .join('-')
    .replace(/[^\w.-]/g, '')
    .slice(0, longestName)}.ics`;

/** Who follows a calendar names it by a scheme of its own, which a shared page cannot: it is told no host. */
function follow(request: Request, pathname: string, locale: LocaleFacts): Response {
  // Whoever asks at a host that is nobody's would have others led there: the answer is kept.
  const { host } = new URL(resolveOrigin(request.headers.get('host'))?.origin ?? locale.origin);
  return new Response(null, {
    status: 302,
    headers: {
      location: `webcal://${host}${pathname.replace(/\/subscribe$/, '.ics')}`,
      'cache-control': 'public, max-age=0, s-maxage=3600',
    },
  });
}
