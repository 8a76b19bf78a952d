import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { GuardName } from '@/lib/routing/screen-facts';
import type { Language } from '@/lib/sites/languages';
import type { SiteId } from '@/lib/sites/sites';
import { askBriefly, patience } from '../api/ask-briefly';
import { cacheTagsOf } from '../api/endpoint';
import { upstreamUrl } from '../api/endpoint-url';
import { endpoints } from '../api/endpoints/table';
import { type CallName, calls } from '../api/paths';
import { processWide } from '../process/process-wide';
import { countPublications, shareUntilPublished } from '../process/publications';
import { isHeldWaitedFor } from '../process/request-scope';
import { isWithin } from '../time/is-within';
import { isItemKept, isItemKnownElsewhere } from './known-items';
import { isAsAgreed } from './page-needs';
import { isSure, judgeAnswer, noteAnswer, type Said, type Verdict } from './what-was-said';

/**
 * `item` answers for one slug, `list` holds all there are; where both stand, both must agree.
 * `nothing` is what an item looks like that is not worth a page.
 */
type Guard = { item?: CallName; list?: CallName; nothing?: z.ZodType };

/** By which an answer is told from one of another shape, which is a fault and no word that there is nothing. */
const named = z.union([z.string(), z.number()]);

/** Where asking the call of the guard's name is not all there is to it. */
const special: Partial<Record<GuardName, Guard>> = {
  cinema: { item: 'cinema', list: 'cinemas' },
  city: { list: 'cities' },
  experience: { item: 'experience', nothing: z.object({ slug: named, title: z.string().trim().length(0).nullish() }) },
  faqCategory: {
    item: 'faqCategory',
    nothing: z.object({ id: named, articles: z.array(z.unknown()).length(0).nullable() }),
  },
};

const pickGuard = (name: GuardName): Guard => special[name] ?? { item: name };

const longestSlug = 200;

type Held = Said & { since: number; site: SiteId; guard: Guard };

const verdicts = processWide('verdicts', () => new LRUCache<string, Held>({ max: 5_000 }));
const lists = processWide('slug lists', () => new LRUCache<string, ReadonlySet<string>>({ max: 64 }));
const shareVerdict = shareUntilPublished<Verdict>();
const shareList = shareUntilPublished<ReadonlySet<string>>();

export type Asking = {
  /** Waits as long as the page would. */
  patient?: boolean;
  /** Its page is kept, and served while it is made anew: so is what was last said of the item, within the hour. */
  isMade?: boolean;
};

/** Whether the item a page is about exists: asked before the page, since a page cannot answer 404 or 410 itself. Never throws. */
export async function judgeItem(
  site: SiteId,
  language: Language,
  name: GuardName,
  slug: string,
  { patient = false, isMade = false }: Asking = {},
): Promise<Verdict> {
  if (slug.length > longestSlug) return 'missing';
  const key = `${site} ${language} ${name} ${slug}`;
  const held = verdicts.get(key);
  if (held && isWithin(held.since, held.until)) return held.verdict;
  const serves = isMade && held && isSure(held) ? held.verdict : null;
  // Whoever comes next has it asked again.
  if (serves && isHeldWaitedFor()) return serves;
  const asked = shareVerdict(key, async (isNew) => {
    const guard = pickGuard(name);
    const item = guard.item && { site, language, item: guard.item, slug };
    const begun = countPublications(listTags({ site, guard }));
    const isKept = item ? await isItemKept(item) : !!held?.okAt;
    const milliseconds = patience[patient && !isKept ? 'usual' : 'brief'];
    const answer = await judge({ site, language, ...guard, milliseconds }, slug);
    const since = Date.now();
    const isUnheardOf = answer === 'missing' && !held?.okAt;
    const wasThere = isUnheardOf && item && (await isItemKnownElsewhere(item));
    const known = noteAnswer(answer, wasThere ? { okAt: since } : held, since);
    const weighed = judgeAnswer(answer, known, held?.verdict);
    const verdict = weighed === 'unknown' && isKept ? 'ok' : weighed;
    const until = since + (typeof weighed === 'object' ? holdFor.ok : holdFor[weighed]);
    const about = { verdict, site, guard, since };
    // A publication of something else takes back nothing of what is known of it.
    const isSame = countPublications(listTags({ site, guard })) === begun;
    verdicts.set(key, { ...about, ...(isSame && known), until: isNew() ? until : 0 });
    return verdict;
  });
  return serves ?? asked;
}

/**
 * After a publication event, so that a new title is found at once, and what was taken away is. Old verdicts stay for an
 * outage. What carries none of the tags is asked for again as well, but that it is there no more is as doubtful as it was.
 */
export function forgetGuards(tags?: readonly string[]): void {
  for (const held of verdicts.values()) {
    held.until = 0;
    if (!tags || listTags(held).some((tag) => tags.includes(tag))) held.okAt = undefined;
  }
  lists.clear();
}

const listTags = ({ site, guard: { item, list } }: Pick<Held, 'site' | 'guard'>): string[] =>
  [item, list].flatMap((name) => (name ? cacheTagsOf(endpoints[name], site) : []));

type Question = Guard & { site: SiteId; language: Language; milliseconds: number };

async function judge(question: Question, slug: string): Promise<Verdict> {
  const answers = await Promise.all([
    question.item ? judgeByItem(question, question.item, slug) : 'ok',
    question.list ? judgeByList(question, question.list, slug) : 'ok',
  ]);
  return answers.find((answer) => typeof answer === 'object') ?? worst.find((word) => answers.includes(word)) ?? 'ok';
}

/**
 * Milliseconds an answer holds. No answer holds a moment, so that an outage is not paid for by every visitor; "not there"
 * is a fault's word as well, and a page is whole ten seconds after one.
 */
const holdFor = { ok: 60_000, gone: 60_000, missing: 8_000, unknown: 2_000 };
const worst = ['gone', 'missing', 'unknown'] as const;

const itemShape = z.object({ redirectSlug: z.string().trim().nullish().catch(null) });

/** More than any editor renames one thing. */
const mostMoves = 5;

/** Follows a renamed item to where it is now; what moves in a circle is nowhere. */
async function judgeByItem(question: Question, item: CallName, slug: string): Promise<Verdict> {
  const seen = [slug];
  while (seen.length <= mostMoves) {
    const at = seen.at(-1) ?? slug;
    const verdict = await judgeSlug(question, item, at);
    if (verdict === 'ok' || verdict === 'unknown') return at === slug ? verdict : { redirect: at };
    if (typeof verdict === 'string') return verdict;
    if (seen.includes(verdict.redirect)) break;
    seen.push(verdict.redirect);
  }
  return 'missing';
}

async function judgeSlug(
  { site, language, nothing, milliseconds }: Question,
  item: CallName,
  slug: string,
): Promise<Verdict> {
  const url = upstreamUrl(site, language, calls[item], { slug, id: slug });
  const answer = await askBriefly(site, url, milliseconds);
  if (!answer) return 'unknown';
  if (!answer.ok) return refusals[answer.status] ?? 'unknown';
  if (answer.json === null || nothing?.safeParse(answer.json).success) return 'missing';
  const { redirectSlug } = itemShape.safeParse(answer.json).data ?? {};
  if (redirectSlug && redirectSlug !== slug) return { redirect: redirectSlug };
  return isAsAgreed(site, item, url, answer) ? 'ok' : 'unknown';
}

const refusals: Readonly<Record<number, Verdict>> = { 404: 'missing', 410: 'gone' };

async function judgeByList({ site, language, milliseconds }: Question, list: CallName, slug: string): Promise<Verdict> {
  const key = `${site} ${language} ${list}`;
  const url = upstreamUrl(site, language, calls[list], {});
  const ask = async (isNew: () => boolean) => {
    const read = await readSlugs(site, url, milliseconds);
    if (isNew()) lists.set(key, read, { ttl: read.size ? holdFor.ok : holdFor.unknown });
    return read;
  };
  const slugs = lists.get(key) ?? (await shareList(key, ask));
  // A country without cinemas or towns is a fault: taken for an answer, it would say of each that there is none.
  if (slugs.size === 0) return 'unknown';
  return slugs.has(slug) ? 'ok' : 'missing';
}

const rowShape = z.object({ slug: z.string(), status: z.unknown().optional() });

/** The slugs that are open to visitors; none where nobody can tell, which is not asked again at once. */
async function readSlugs(site: SiteId, url: string, milliseconds: number): Promise<ReadonlySet<string>> {
  const answer = await askBriefly(site, url, milliseconds);
  const json = answer?.ok && Array.isArray(answer.json) ? answer.json : [];
  const rows = json.flatMap((row: unknown) => rowShape.safeParse(row).data ?? []);
  return new Set(rows.flatMap(({ slug, status }) => (status === false ? [] : [slug])));
}
