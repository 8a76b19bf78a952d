import { setTimeout as pause } from 'node:timers/promises';
import { mapBounded } from '@/lib/process/map-bounded';
import { limitTurns } from '@/lib/process/turns';
import { findDenial } from './denials';
import { findBreach, findDelay, findLoss, longestWait } from './judge';
import { kinds } from './kinds';
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

/**
 * Puts a fresh server through its jobs: pages nobody has opened, then, whole again, pages that are kept. Each site goes at
 * its own pace: while one is given its ten seconds, others are looked at.
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

  const recover = async (own: readonly Job[], when: Finding['when']) => {
    const until = Date.now() + recovery;
    // Somebody always comes by: whoever finds a page due has it made anew.
    for (let turn = 0; turn < 3; turn += 1) {
      await each(own, (job) => look(job, when, job.pages.filter(isKept)));
      await pause(Math.max(0, (until - Date.now()) / (3 - turn)));
    }
    await each(own, (job) => look(job, when, job.pages, findLoss));
  };
  const walkSite = async (site: Job['site'], own: readonly Job[]) => {
    await each(own, async (job) => {
      await fail(job);
      await look(job, 'cold', job.pages, breach, findDenial, delay);
      await heal(job);
    });
    await recover(own, 'after');
    if (own.some(({ pages }) => pages.some(({ isSigned }) => isSigned))) await signIn(lane, site);
    // No page of a job reads the call of another.
    await each(own, fail);
    await lane.publish(site);
    await each(own, (job) => look(job, 'warm', job.pages, breach, findDenial, delay));
    await pause(remaking);
    await each(own, (job) => look(job, 'warm', job.pages.filter(isKept), findLoss));
    await each(own, heal);
    await recover(own, 'after warm');
  };
  await Promise.all([...round].map(([site, own]) => walkSite(site, own)));
  return findings;
}

const isKept = (page: Page) => page.isKept !== false;
