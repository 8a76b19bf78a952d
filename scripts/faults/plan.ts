import type { SiteId } from '@/lib/sites/sites';
import { Problem } from '../lib/problem';
import { isDenying, isFault, type Kind, kindNames } from './kinds';
import type { Page } from './place';

/** One call failing in one way on one site, and the pages there that read it. */
export type Job = { endpoint: string; kind: Kind; site: SiteId; pages: readonly Page[] };
/** What one server is put through: its sites beside each other, the jobs of a site one after the other. */
export type Round = ReadonlyMap<SiteId, readonly Job[]>;

/** Every call, failing in every way, on a site that has the screens which read it: another one for each way. */
export function listJobs(pages: readonly Page[]): Job[] {
  const endpoints = [...new Set(pages.flatMap(({ reads }) => reads))].sort();
  return endpoints.flatMap((endpoint, at) => {
    const readers = pages.filter(({ reads }) => reads.includes(endpoint));
    const sites = [...new Set(readers.map(({ site }) => site))];
    return kindNames.flatMap((kind, turn) => {
      const first = sites[(at + turn) % sites.length];
      return first && isFault(endpoint, kind) ? cover(endpoint, kind, readers, [first, ...sites]) : [];
    });
  });
}

/** The pages of one site, and of others what that one has not. */
function cover(endpoint: string, kind: Kind, readers: readonly Page[], sites: readonly SiteId[]): Job[] {
  const seen = new Set<string>();
  return sites.flatMap((site) => {
    const pages = readers.filter((page) => page.site === site && !seen.has(page.screen));
    for (const { screen } of pages) seen.add(screen);
    return pages.length ? [{ endpoint, kind, site, pages }] : [];
  });
}

/**
 * What one server can be put through in a minute: each way to fail on a site of its own, of one of the calls that most
 * pages read; where there are more ways than sites, two on a site, of calls that no page of it reads both of.
 */
export function listShortJobs(pages: readonly Page[]): Job[] {
  const sites = [...new Set(pages.map(({ site }) => site))];
  const readers = Map.groupBy(
    pages.flatMap((page) => page.reads.map((endpoint) => ({ endpoint, page }))),
    ({ endpoint }) => endpoint,
  );
  const most = [...readers].toSorted(([, a], [, b]) => b.length - a.length).map(([endpoint]) => endpoint);
  const failing = (site: SiteId, kind: Kind) =>
    most
      .filter((endpoint) => isFault(endpoint, kind))
      .map(
        (endpoint): Job => ({
          endpoint,
          kind,
          site,
          pages: pages.filter((page) => page.site === site && page.reads.includes(endpoint)),
        }),
      )
      .filter((job) => job.pages.length > 0);
  // First those that go with few others on a site.
  const ways = kindNames.toSorted((a, b) => Number(isDenying(b)) - Number(isDenying(a)));
  return sites.flatMap((site, turn) => {
    const [kind, other] = [ways[turn], ways[2 * sites.length - 1 - turn]];
    if (!kind) return [];
    const ones = failing(site, kind);
    if (!other) return ones.slice(Math.min(turn, ones.length - 1)).slice(0, 1);
    const others = failing(site, other);
    const pairs = ones.flatMap((one) => others.filter((each) => isFree([one], each)).map((each) => [one, each]));
    return pairs[0] ?? [...ones.slice(0, 1), ...others.slice(0, 1)];
  });
}

/**
 * As few servers as will do. A page is looked at by one job of a server, and a call fails before anybody there has asked
 * for it: else neither would be cold. What denies shares its site with what denies in the same way: a publication of the others
 * would have it believed.
 */
export function packRounds(jobs: readonly Job[]): Round[] {
  const rounds: Map<SiteId, Job[]>[] = [];
  for (const job of jobs.toSorted((a, b) => b.pages.length - a.pages.length)) {
    const round = rounds.find((each) => isFree(each.get(job.site) ?? [], job)) ?? new Map<SiteId, Job[]>();
    if (round.size === 0) rounds.push(round);
    round.set(job.site, [...(round.get(job.site) ?? []), job]);
  }
  return rounds;
}

/** Every eighth round from the second for `2/8`, as the largest come first; all without one. Throws a `Problem`. */
export function pickPart(rounds: readonly Round[], part = '1/1'): Round[] {
  const [, turn = 0, turns = 0] = (/^(\d+)\/(\d+)$/.exec(part) ?? []).map(Number);
  if (turn < 1 || turn > turns) throw new Problem(`A part is named as in 2/8; it is "${part}".`);
  return rounds.filter((_, index) => index % turns === turn - 1);
}

const denialOf = (kind: Kind): Kind | null => (isDenying(kind) ? kind : null);

const isFree = (taken: readonly Job[], { endpoint, kind, pages }: Job): boolean =>
  !taken.some(
    (other) =>
      denialOf(other.kind) !== denialOf(kind) ||
      other.endpoint === endpoint ||
      other.pages.some(({ reads }) => reads.includes(endpoint)) ||
      pages.some(
        ({ screen, reads }) => reads.includes(other.endpoint) || other.pages.some((page) => page.screen === screen),
      ),
  );
