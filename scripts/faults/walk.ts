import { setTimeout as pause } from 'node:timers/promises';
import { mapBounded } from '@/lib/process/map-bounded';
import { limitTurns } from '@/lib/process/turns';
import { findDenial } from './denials';
import { findBreach, findDelay, findLoss, isElsewhere, isHonestDenial, longestWait } from './judge';
import { findSpareTag, isBelievable, isDenying, kinds } from './kinds';
import type { Lane } from './lane';
import { signIn } from './members';
import type { Page } from './place';
import type { Job, Round } from './plan';
import { type Visit, visit } from './visit';

export type Finding = {
  job: Job;
  page: Page;
  when: 'cold' | 'after' | 'warm' | 'after warm';
  what: string;
  /** Whether it is but the time that an answer took, which a machine has its part in. */
  isLate: boolean;
};
type Find = (page: Page, visit: Visit, job: Job) => string | null;

/** Visitors of one job beside each other: those of a slow call wait, and do not work. */
const atOnce = ({ kind }: Job) => (kind === 'slow' ? 4 : 1);
/**
 * Visitors in all, of every server that is walked, since what makes them wait is to be the fault alone: eight first pages at
 * once wait for one another, and a slow machine takes longer than thirty-two may wait while all is well.
 */
const turns = { busy: limitTurns(2, Infinity), slow: limitTurns(8, Infinity) };
/** Milliseconds after a fault in which every page is whole again, and in which a page is made anew behind its visitor. */
const recovery = 10_000;
const remaking = 4_000;
/** The same in which all pages of a site are remade after a publication, two at a time. */
const afterPublication = 40_000;

/**
 * Puts a fresh server through its jobs: pages nobody has opened, then, whole again, pages that are kept and count as old.
 * Each site goes at its own pace: while one is given its ten seconds, others are looked at.
 */
export async function walkRound(lane: Lane, round: Round, longest = longestWait.usual): Promise<Finding[]> {
  const findings: Finding[] = [];
  const delay: Find = (_, { milliseconds }) => findDelay(milliseconds, longest);
  const look = async (job: Job, when: Finding['when'], pages: readonly Page[], ...finds: readonly Find[]) => {
    await mapBounded(pages, atOnce(job), async (page) => {
      const seen = await turns[job.kind === 'slow' ? 'slow' : 'busy'](() => visit(lane, page));
      if (!seen) return;
      for (const find of finds) {
        const what = find(page, seen, job);
        if (what) findings.push({ job, page, when, what, isLate: find === delay });
      }
    });
  };
  const fail = ({ site, endpoint, kind }: Job) => lane.setFault({ site, endpoint, ...kinds[kind] });
  const heal = ({ site, endpoint }: Job) => lane.setFault({ site, endpoint });
  const each = (own: readonly Job[], how: (job: Job) => Promise<void>) => mapBounded(own, 1, how);
  const breach: Find = (page, seen, { kind }) => findBreach(page, seen, kind);
  // Who has heard nothing before passes on that there is nothing.
  const coldBreach: Find = (page, seen, job) => (isHonestDenial(page, seen, job) ? null : breach(page, seen, job));
  const coldDenial: Find = (page, seen, { endpoint, kind }) =>
    isBelievable(endpoint, kind) || isElsewhere(page, seen, endpoint) ? null : findDenial(page, seen);
  const spare = findSpareTag(
    [...round.values()].flat().flatMap(({ endpoint, kind }) => (isDenying(kind) ? [endpoint] : [])),
  );

  const recover = async (own: readonly Job[], when: Finding['when'], lasts = recovery) => {
    const until = Date.now() + lasts;
    const times = Math.round((3 * lasts) / recovery);
    // Somebody always comes by: whoever finds a page due has it made anew.
    for (let turn = 0; turn < times; turn += 1) {
      await each(own, (job) => look(job, when, job.pages.filter(isKept)));
      await pause(Math.max(0, (until - Date.now()) / (times - turn)));
    }
    await each(own, (job) => look(job, when, job.pages, findLoss));
  };
  /**
   * A publication of it would have it believed that there is nothing: by one of something else guards ask again. What is made of an
   * answer keeps it for its row's minutes, which nobody can cut short but by one of it.
   */
  const haveGuardsAsk = async () => {
    if (spare) await lane.publish(spare);
  };
  const walkSite = async (site: Job['site'], own: readonly Job[]) => {
    await each(own, async (job) => {
      await fail(job);
      await look(job, 'cold', job.pages, coldBreach, coldDenial, delay);
      await heal(job);
    });
    // What nobody doubts is kept like any other answer: until its seconds are over, or somebody says that there is something.
    const isBelieved = own.some(({ kind }) => isDenying(kind));
    if (isBelieved) await lane.publish(`site:${site}`);
    await recover(own, 'after', isBelieved ? afterPublication : recovery);
    if (own.some(({ pages }) => pages.some(({ isSigned }) => isSigned))) await signIn(lane, site);
    // No page of a job reads the call of another.
    await each(own, fail);
    if (isBelieved) await haveGuardsAsk();
    else await lane.publish(`site:${site}`);
    await each(own, (job) => look(job, 'warm', listWarm(job), breach, findDenial, delay));
    await pause(remaking);
    await each(own, (job) => look(job, 'warm', job.pages.filter(isKept), findLoss));
    await each(own, heal);
    await recover(own, 'after warm');
  };
  await Promise.all([...round].map(([site, own]) => walkSite(site, own)));
  return findings;
}

/** What nobody keeps nobody can doubt. */
const listWarm = ({ endpoint, kind, pages }: Job) => (isBelievable(endpoint, kind) ? pages.filter(isKept) : pages);
const isKept = (page: Page) => page.isKept !== false;
