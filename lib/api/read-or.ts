import { log } from '@/lib/process/log';
import { type Locale, locales } from '@/lib/sites/locales';
import { keepBriefly } from './brief-life';
import type { Endpoint, Input, Output } from './endpoint';
import { ApiError, isAbsence, isFrameworks } from './errors';
import { find, read } from './read';

/** Several components that ask the same question in one render share its failure, as `cache` shares the answer. */
const told = new WeakSet<Error>();

const lacking = Symbol('lacking');

/**
 * Reads what a page can do without: `instead` where the read fails, which is logged once. What lacks a part is kept five
 * seconds only, unless the catalogue says that the part is not there: then as long as any, or ten seconds where the call names
 * nothing that could be missing, as a fault may say so. For what may well not be there, see `findOr`.
 */
export const readOr = <E extends Endpoint, Instead>(
  locale: Locale,
  endpoint: E,
  input: Input<E>,
  instead: Instead,
): Promise<Output<E> | Instead> => orElse(locale, { endpoint: endpoint.path }, read(locale, endpoint, input), instead);

/** Like `readOr`, with null for what is not there, or no longer, of which nothing is logged. */
export const findOr = <E extends Endpoint, Instead>(
  locale: Locale,
  endpoint: E,
  input: Input<E>,
  instead: Instead,
): Promise<Output<E> | Instead | null> =>
  orElse(locale, { endpoint: endpoint.path }, find(locale, endpoint, input), instead);

/** Like `readOr` for a list, which is empty where the catalogue says that there is none: only one that fails is lacking. */
export async function readListOr<E extends Endpoint, Instead>(
  locale: Locale,
  endpoint: E,
  input: Input<E>,
  instead: Instead,
): Promise<Output<E> | Instead | readonly []> {
  const found = await findOr(locale, endpoint, input, lacking);
  return found === lacking ? instead : (found ?? []);
}

/** The same for a part that takes several reads, any of which may fail. */
export const readPartOr = <T, Instead>(
  locale: Locale,
  part: string,
  reads: Promise<T>,
  instead: Instead,
): Promise<T | Instead> => orElse(locale, { part }, reads, instead);

async function orElse<T, Instead>(
  locale: Locale,
  what: { endpoint: string } | { part: string },
  reads: Promise<T>,
  instead: Instead,
): Promise<T | Instead> {
  try {
    return await reads;
  } catch (error) {
    if (isFrameworks(error)) throw error;
    const failure = error instanceof Error ? error : new Error(String(error));
    if (told.has(failure)) return instead;
    told.add(failure);
    log.warn('done without', { ...what, site: locales[locale].site, reason: failure.message });
    if (!isAbsence(failure)) await keepBriefly();
    else if ('endpoint' in what && isNotFound(failure) && !what.endpoint.includes('[')) await keepBriefly('earlier');
    return instead;
  }
}

const isNotFound = (error: Error): boolean => error instanceof ApiError && error.status === 404;
