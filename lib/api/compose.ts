import { env } from '@/lib/env';
import { log } from '@/lib/log';
import { resolveHost } from '@/lib/sites/hosts';
import { type Locale, localeOf } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { answerFor } from './answers';
import { ApiError } from './errors';
import { problem } from './gateway';
import { isPlain } from './match';
import { isDay } from './wire/dates';

export type Asked = { locale: Locale; slug: string; date: string | null; place: string | null };

/** Seconds an answer holds, like the showtimes it is made of. */
const seconds = 60;

/**
 * Answers what one screen needs with one answer, where the catalogue needs a dozen questions. Asked by our own islands
 * only, so its shape may change with them. Never throws.
 */
export async function compose(
  request: Request,
  slug: string,
  name: string,
  load: (asked: Asked) => Promise<unknown>,
): Promise<Response> {
  const asked = questionOf(request, slug);
  if (!asked) return problem(400, 'A part of the question is not a valid value.');
  const { locale, date, place } = asked;
  try {
    const key = ['composed', name, locale, slug, date, place].join(' ');
    const { body } = await answerFor(key, { seconds, tags: [] }, ['showtimes', 'shows', 'cinemas'], async () => ({
      status: 200,
      text: JSON.stringify(await load(asked)),
    }));
    return new Response(body, {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': `public, max-age=0, s-maxage=${seconds}, stale-while-revalidate=${seconds}`,
      },
    });
  } catch (error) {
    if (error instanceof ApiError && [404, 410].includes(error.status))
      return problem(error.status, 'There is no such item.');
    log.error('composed', { name, slug, reason: error instanceof Error ? error.message : String(error) });
    return problem(502, 'The catalogue does not answer.');
  }
}

function questionOf(request: Request, slug: string): Asked | null {
  const { searchParams } = new URL(request.url);
  const { site } = resolveHost(request.headers.get('host'), env().sites);
  const { languages, defaultLanguage } = siteFacts(site);
  const language = languages.find((one) => one === searchParams.get('language')) ?? defaultLanguage;
  const [date, place] = [searchParams.get('date'), searchParams.get('place')];
  const isValid = isPlain(slug) && (date === null || isDay(date)) && (place === null || isPlain(place));
  const locale = localeOf(site, language);
  return isValid && locale ? { locale: locale.code, slug, date, place } : null;
}
