import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { GuardName } from '@/lib/routing/routes';
import type { Language, SiteId } from '@/lib/sites/sites';
import { askBriefly } from './briefly';
import { collapser } from './collapse';
import { calls } from './paths';
import { processWide } from './process-wide';
import { upstreamUrl } from './url';

/** `unknown`: no answer in time; the request goes through and the page tells what is wrong. */
export type Verdict = 'ok' | 'missing' | 'gone' | 'unknown' | { redirect: string };

/**
 * `item` answers for one slug, `list` holds all there are; where both stand, both must agree.
 * `nothing` is what an item looks like that is not worth a page.
 */
type Guard = { item?: { path: string }; list?: { path: string }; nothing?: z.ZodType };

const guards: Record<GuardName, Guard> = {
  show: { item: calls.show },
  cinema: { item: calls.cinema, list: calls.cinemas },
  city: { list: calls.cities },
  event: { item: calls.event },
  experience: { item: calls.experience, nothing: z.object({ title: z.string().trim().length(0).nullable() }) },
  experienceGroup: { item: calls.experienceGroup },
  article: { item: calls.article },
  newsItem: { item: calls.newsItem },
  offer: { item: calls.offer },
  faqArticleBySlug: { item: calls.faqArticleBySlug },
  faqArticleById: { item: calls.faqArticleById },
  faqCategory: { item: calls.faqCategory, nothing: z.object({ articles: z.array(z.unknown()).length(0) }) },
  masterTemplatePage: { item: calls.masterTemplatePage },
};

const longestSlug = 200;

const verdicts = processWide('verdicts', () => new LRUCache<string, Verdict>({ max: 5_000 }));
const lists = processWide('slug lists', () => new LRUCache<string, ReadonlySet<string>>({ max: 64 }));
const oneVerdict = collapser<Verdict>();
const oneList = collapser<ReadonlySet<string> | null>();

/**
 * Whether the item a page is about exists: asked before the page, since a page cannot answer 404 or 410 itself.
 * Never throws.
 */
export async function guard(site: SiteId, language: Language, name: GuardName, slug: string): Promise<Verdict> {
  if (slug.length > longestSlug) return 'missing';
  const key = `${site} ${name} ${slug}`;
  return verdicts.get(key) ?? oneVerdict(key, () => judge(key, site, language, guards[name], slug));
}

/** After a publication event, so that a new title is found at once. */
export function forgetGuards(): void {
  verdicts.clear();
  lists.clear();
}

async function judge(
  key: string,
  site: SiteId,
  language: Language,
  { item, list, nothing }: Guard,
  slug: string,
): Promise<Verdict> {
  const answers = await Promise.all([
    item ? itemVerdict({ site, language, call: item, nothing }, slug) : 'ok',
    list ? listVerdict(site, language, list, slug) : 'ok',
  ]);
  const verdict =
    answers.find((answer) => typeof answer === 'object') ?? worst.find((word) => answers.includes(word)) ?? 'ok';
  verdicts.set(key, verdict, { ttl: typeof verdict === 'object' ? kept.ok : kept[verdict] });
  return verdict;
}

/** Milliseconds an answer holds. No answer holds a moment, so that an outage is not paid for by every visitor. */
const kept = { ok: 60_000, gone: 60_000, missing: 30_000, unknown: 2_000 };
const worst = ['gone', 'missing', 'unknown'] as const;

const itemShape = z.object({ redirectSlug: z.string().trim().nullish().catch(null) });
type Question = { site: SiteId; language: Language; call: { path: string }; nothing: z.ZodType | undefined };

/** More than any editor renames one thing. */
const mostMoves = 5;

/** Follows a renamed item to where it is now; what moves in a circle is nowhere. */
async function itemVerdict(question: Question, slug: string): Promise<Verdict> {
  const seen = [slug];
  while (seen.length <= mostMoves) {
    const at = seen.at(-1) ?? slug;
    const verdict = await slugVerdict(question, at);
    if (verdict === 'ok' || verdict === 'unknown') return at === slug ? verdict : { redirect: at };
    if (typeof verdict === 'string') return verdict;
    if (seen.includes(verdict.redirect)) break;
    seen.push(verdict.redirect);
  }
  return 'missing';
}

async function slugVerdict({ site, language, call, nothing }: Question, slug: string): Promise<Verdict> {
  const answer = await askBriefly(site, upstreamUrl(site, language, call, { slug, id: slug }));
  if (!answer) return 'unknown';
  if (!answer.ok) return refusals[answer.status] ?? 'unknown';
  if (answer.json === null || nothing?.safeParse(answer.json).success) return 'missing';
  const { data } = itemShape.safeParse(answer.json);
  if (!data) return 'unknown';
  return data.redirectSlug && data.redirectSlug !== slug ? { redirect: data.redirectSlug } : 'ok';
}

const refusals: Readonly<Record<number, Verdict>> = { 404: 'missing', 410: 'gone' };

async function listVerdict(site: SiteId, language: Language, call: { path: string }, slug: string): Promise<Verdict> {
  const key = `${site} ${call.path}`;
  const slugs = lists.get(key) ?? (await oneList(key, () => slugsOf(key, site, upstreamUrl(site, language, call, {}))));
  if (!slugs) return 'unknown';
  return slugs.has(slug) ? 'ok' : 'missing';
}

const rowShape = z.object({ slug: z.string(), status: z.unknown().optional() });

/** The slugs that are open to visitors. */
async function slugsOf(key: string, site: SiteId, url: string): Promise<ReadonlySet<string> | null> {
  const answer = await askBriefly(site, url);
  if (!answer?.ok || !Array.isArray(answer.json)) return null;
  const rows = answer.json.flatMap((row: unknown) => rowShape.safeParse(row).data ?? []);
  const slugs = new Set(rows.flatMap(({ slug, status }) => (status === false ? [] : [slug])));
  lists.set(key, slugs, { ttl: kept.ok });
  return slugs;
}
