import { cache } from 'react';
import { log } from '@/lib/process/log';
import { countPublications } from '@/lib/process/publications';
import { type Locale, locales } from '@/lib/sites/locales';
import type { SiteId } from '@/lib/sites/sites';
import { isReadAnew, makeOfAnyReads, makeOfFreshReads } from './anew';
import { answerOrAsBefore } from './answer-as-before';
import { isDoubtful, isDoubtfullyEmpty, noteCachedRead } from './cached-reads';
import { cacheTagsOf, type Endpoint, type Input, type Output } from './endpoint';
import { endpointUrl } from './endpoint-url';
import { ApiError, ContractError, ContradictionError, isAbsence, isFrameworks } from './errors';
import { parseAnswer } from './parse-answer';
import { parseOnce } from './parsed-answers';
import { findRecentRead, noteRecentRead } from './recent-reads';
import { askWithPatience } from './silent-calls';
import { keepAsSaid } from './stand-in';
import { askForText, type Caching } from './upstream';
import { watchRead } from './watch-read';

/**
 * Reads an endpoint, in an outage as it answered before. Throws `ApiError`, `ContractError`, `ContradictionError` or
 * `TimeoutError` where it never did. For what may not exist, see `find`; for what a page can do without, `readOr`.
 */
export const read = async <E extends Endpoint>(locale: Locale, endpoint: E, input: Input<E>): Promise<Output<E>> =>
  (await load(locales[locale].site, endpoint, endpointUrl(locale, endpoint, input))) as Output<E>;

/**
 * Like `read`, with null for what is not there, or no longer, and for an experience without a title. "Not found" of what
 * was there minutes ago is no answer, and bridged like an outage.
 */
export const find = <E extends Endpoint>(locale: Locale, endpoint: E, input: Input<E>): Promise<Output<E> | null> =>
  read(locale, endpoint, input).catch((error: unknown) => {
    if (isAbsence(error)) return null;
    throw error;
  });

/** Once per render, however many components ask. */
const load = cache(
  (site: SiteId, endpoint: Endpoint, url: string): Promise<unknown> =>
    watchRead(site, endpoint, () => answerOrAsBefore({ site, endpoint, url }, () => askAnew(site, endpoint, url))),
);

/** What has to be fresh, from what is kept all the same where the catalogue does not say it. */
const askAnew = (site: SiteId, endpoint: Endpoint, url: string): Promise<unknown> =>
  ask(site, endpoint, url).catch((error: unknown) => {
    if (!isReadAnew() || isAbsence(error) || isFrameworks(error)) throw error;
    return makeOfAnyReads(() => ask(site, endpoint, url));
  });

async function ask(site: SiteId, endpoint: Endpoint, url: string): Promise<unknown> {
  const recent = endpoint.cache === 'never' ? null : findRecentRead(url);
  if (recent) return recent.entity;
  const begun = countPublications();
  const once = async (caching: Caching) => {
    const answer = await askWithPatience({ path: endpoint.path, url }, (milliseconds) =>
      askForText(url, caching, milliseconds),
    );
    if (!answer.ok)
      throw isDoubtful(url, answer.status) ? new ContradictionError(url, '404') : new ApiError(url, answer.status);
    const entity = parseOnce(url, answer.text, () => parseAnswer(site, endpoint, url, answer.json()));
    if (isDoubtfullyEmpty(url, endpoint, entity)) throw new ContradictionError(url, 'nothing');
    if (countPublications() === begun) {
      noteCachedRead(url, { site, cache: endpoint.cache }, entity);
      noteRecentRead(url, entity, answer.text.length);
    }
    keepAsSaid({ site, endpoint, url }, answer.text);
    return entity;
  };
  return once(cached(site, endpoint)).catch((error: unknown) => {
    if (!isBroken(error) || endpoint.cache === 'never') throw error;
    log.warn('asked again', { reason: error.message });
    return makeOfFreshReads(() => once(pastTheCache(site, endpoint)), 1_000 - brokenLife * 1_000);
  });
}

/** A 200 that says nothing usable. */
const isBroken = (error: unknown): error is Error =>
  error instanceof ContractError || (error instanceof ApiError && error.status === 200);

const cached = (site: SiteId, endpoint: Endpoint): Caching =>
  endpoint.cache === 'never'
    ? { cache: 'no-store' }
    : { next: { revalidate: endpoint.cache.seconds, tags: cacheTagsOf(endpoint, site) } };

/** Seconds for which a page that is made of a broken answer is kept. */
const brokenLife = 5;

/**
 * Next keeps a broken 200 as long as a good one, so the second question is another one to it, and soon forgotten: its answer
 * serves those who ask within a second, for a page that is made when the fault is over must not be made of it.
 */
const pastTheCache = (site: SiteId, endpoint: Endpoint): Caching => {
  const { next } = cached(site, endpoint);
  return { headers: { 'cache-control': 'no-cache' }, next: { ...next, revalidate: brokenLife } };
};
