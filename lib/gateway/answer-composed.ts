import { env } from '@/lib/env/env';
import { log } from '@/lib/process/log';
import { resolveHost } from '@/lib/sites/hosts';
import { type Locale, localeOf, locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { ageOfShowings } from '../api/age-of-showings';
import { makeOfFreshReads } from '../api/anew';
import { answerThroughCache } from '../api/answer-cache';
import { briefLife, doNotingGaps } from '../api/brief-life';
import { cacheTagsOf } from '../api/endpoint';
import { ApiError } from '../api/errors';
import type { Day } from '../domain/day';
import { isDay } from '../domain/is-day';
import { judgeItem } from '../guards/guards';
import { type ComposedScreen, composedScreens } from './composed-screens';
import { buildProblem, buildResponse } from './gateway';
import { isPlainValue } from './match-call';

export type Asked = {
  locale: Locale;
  /** Empty where the address names no item, which then must name a place. */
  slug: string;
  /** The days that would do, the best one first. */
  dates: readonly string[];
  place: string | null;
};

type AskedOf<Name extends ComposedScreen> = Pick<
  Asked,
  'locale' | 'slug' | (typeof composedScreens)[Name]['by'][number]
>;

const missing = 'There is no such item.';

/** Characters: a place may name forty cinemas, of which an answer tells some. */
const longestPlace = 3000;
/** A list of films may be filtered by any of its days. */
const mostDates = 14;

/** What there is on a day, and the days there is something on. */
type OfDay = { day: Day; dates: readonly Day[] };

/** Anybody can ask for any day: what says that there is nothing on one is made of what is kept, and not kept itself. */
export const isOfPublishedDay = ({ day, dates }: OfDay): boolean => dates.includes(day);

/** As fresh as the showtimes it is made of. */
const cache = { seconds: 60, tags: ['showtimes', 'shows', 'cinemas'] };
/** Milliseconds: so much later a read may be than its row says, so that what is often asked for waits for nothing. Of showings that is `ageOfShowings` in all. */
const late = ageOfShowings - 60_000;

/**
 * Answers what one screen needs with one answer, where the catalogue needs a dozen questions. Asked by our own islands
 * only, those of the last build among them: its shape may grow, and what changes its meaning gets a new name (decision 3). `slug`: null where the address names a place and no item. What `load` finds
 * nothing for is not there. Never throws.
 */
export async function answerComposed<Made, Name extends ComposedScreen>(
  request: Request,
  slug: string | null,
  name: Name,
  load: (asked: AskedOf<Name>) => Promise<Made | null>,
  isWorthKeeping: (made: Made) => boolean = () => true,
): Promise<Response> {
  const question = parseQuestion(request, slug);
  if (!question) return buildProblem(400, 'A part of the question is not a valid value.');
  const { guard } = composedScreens[name];
  const asked = pickAsked(question, name);
  const { site, language } = locales[asked.locale];
  try {
    const verdict = guard && (await judgeItem(site, language, guard, asked.slug));
    if (verdict === 'missing') return buildProblem(404, missing);
    if (verdict === 'gone') return buildProblem(410, 'There is no such item any more.');
    const key = JSON.stringify([name, asked]);
    const served = await answerThroughCache(key, cache, cacheTagsOf({ cache }, site), async () => {
      const { made, gap } = await makeOfFreshReads(() => doNotingGaps(() => load(asked)), late);
      if (made === null) return { status: 404, text: JSON.stringify({ error: missing }) };
      const seconds = isWorthKeeping(made) ? gap && briefLife[gap] : 0;
      return { status: 200, text: JSON.stringify(made), seconds: seconds ?? undefined };
    });
    return buildResponse(request, served, cache);
  } catch (error) {
    if (error instanceof ApiError && [404, 410].includes(error.status)) return buildProblem(error.status, missing);
    log.error('composed', { name, slug, reason: error instanceof Error ? error.message : String(error) });
    return buildProblem(502, 'The catalogue does not answer.');
  }
}

function pickAsked<Name extends ComposedScreen>({ locale, slug, ...all }: Asked, name: Name): AskedOf<Name> {
  const told = composedScreens[name].by.map((part) => [part, all[part]]);
  return { locale, slug, ...Object.fromEntries(told) };
}

function parseQuestion(request: Request, slug: string | null): Asked | null {
  const { searchParams } = new URL(request.url);
  const { site } = resolveHost(request.headers.get('host'), env().sites);
  const { languages, defaultLanguage } = siteFacts(site);
  const language = languages.find((one) => one === searchParams.get('language')) ?? defaultLanguage;
  const [date, place] = [searchParams.get('date'), searchParams.get('place')];
  const dates = date?.split(',') ?? [];
  const isValid =
    (slug === null ? place !== null : isPlainValue(slug)) &&
    dates.length <= mostDates &&
    dates.every(isDay) &&
    (place === null || isPlainValue(place, longestPlace));
  const locale = localeOf(site, language);
  return isValid && locale ? { locale: locale.code, slug: slug ?? '', dates, place } : null;
}
