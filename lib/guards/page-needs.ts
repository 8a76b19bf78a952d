import { LRUCache } from 'lru-cache';
import { log } from '@/lib/process/log';
import type { Language } from '@/lib/sites/languages';
import type { SiteId } from '@/lib/sites/sites';
import { askBriefly, patience } from '../api/ask-briefly';
import { isCachedRead, isDoubtful, isDoubtfullyEmpty } from '../api/cached-reads';
import { hasEarlierAnswer } from '../api/earlier-answers';
import { upstreamUrl } from '../api/endpoint-url';
import { endpoints } from '../api/endpoints/table';
import { ContradictionError } from '../api/errors';
import { parseAnswer } from '../api/parse-answer';
import type { CallName } from '../api/paths';
import { findStandIn, keepAsSaid } from '../api/stand-in';
import type { UpstreamAnswer } from '../api/upstream';
import { processWide } from '../process/process-wide';
import { shareCalls } from '../process/share-calls';

export type PageNeeds = {
  /** Calls without which a page cannot be made. */
  reads: readonly CallName[];
  /** The same, save that "not there" is an answer too. */
  finds: readonly CallName[];
  /** Calls of which one at least must answer. */
  readsOneOf: readonly CallName[];
};

/** Milliseconds for which a failed question is not asked again. */
const breather = 2_000;
const failed = processWide('failed needs', () => new LRUCache<string, true>({ max: 500, ttl: breather }));
const shareCheck = shareCalls<boolean>();

/**
 * Whether a page that nobody has opened yet could be made now: it throws where a call it cannot do without fails, and
 * can no longer answer with a page of its own then. Never throws.
 */
export async function canBeMade(
  site: SiteId,
  language: Language,
  { reads, finds, readsOneOf }: PageNeeds,
  values: Readonly<Record<string, string>>,
): Promise<boolean> {
  const ask = (name: CallName, mayLack: boolean) => {
    const url = upstreamUrl(site, language, endpoints[name], values);
    return isCachedRead(url) || (!failed.has(url) && shareCheck(url, () => canAnswer(site, name, url, mayLack)));
  };
  const all = await Promise.all([...reads.map((name) => ask(name, false)), ...finds.map((name) => ask(name, true))]);
  if (!all.every(Boolean)) return false;
  for (const name of readsOneOf) if (await ask(name, false)) return true;
  return readsOneOf.length === 0;
}

async function canAnswer(site: SiteId, name: CallName, url: string, mayLack: boolean): Promise<boolean> {
  const answer = await askBriefly(site, url, patience[(await hasEarlierAnswer(url)) ? 'brief' : 'usual']);
  if (answer?.ok && isAsAgreed(site, name, url, answer)) return true;
  if (isAbsence(answer?.status) && !isDoubtful(url, answer?.status)) {
    if (!mayLack) failed.set(url, true);
    return mayLack;
  }
  if (await findStandIn({ site, endpoint: endpoints[name], url }, describe(answer))) return true;
  failed.set(url, true);
  return false;
}

const describe = (answer: UpstreamAnswer | null) => new Error(answer ? `unusable, ${answer.status}` : 'unanswered');

const isAbsence = (status: number | undefined) => status === 404 || status === 410;

/**
 * Whether the page could read an answer; says in the log what is wrong with one it could not. A good one is kept: the page
 * asks again, and would throw where the call has failed meanwhile.
 */
export function isAsAgreed(
  site: SiteId,
  name: CallName,
  url: string,
  { json, text }: { json: unknown; text: string },
): boolean {
  const endpoint = endpoints[name];
  try {
    const entity = parseAnswer(site, endpoint, url, json);
    if (isDoubtfullyEmpty(url, endpoint, entity)) throw new ContradictionError(url, 'nothing');
    keepAsSaid({ site, endpoint, url }, text);
    return true;
  } catch (error) {
    log.warn('no page can be made of this', { reason: error instanceof Error ? error.message : String(error) });
    return false;
  }
}
