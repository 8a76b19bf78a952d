import { setTimeout as pause } from 'node:timers/promises';
import { mapBounded } from '@/lib/process/map-bounded';
import { askSite } from '@/tests/support/ask-site';
import { clearFaults, setFault } from '@/tests/support/mock-control';
import { sendPublication } from '@/tests/support/publish';
import { findDenial } from './denials';
import { findBreach, findDelay, findLoss, longestWait, type Visit } from './judge';
import { kinds } from './kinds';
import { hostOf, type Page } from './pages';
import type { Job, Round } from './plan';

export type Finding = {
  job: Job;
  page: Page;
  when: 'cold' | 'after' | 'warm' | 'after warm';
  what: string;
  /** Whether it is but the time that an answer took, which a machine has its part in. */
  isLate: boolean;
};
type Find = (page: Page, visit: Visit) => string | null;

/**
 * Visitors of a site beside each other: those of a slow call wait, and do not work. They are eight in all at the most, since what
 * makes them wait is to be the fault alone: a slow machine takes longer than they may wait for thirty-two while all is well.
 */
const atOnce = ({ kind }: Job, slowSites: number) =>
  kind === 'slow' ? Math.max(1, Math.min(4, Math.floor(8 / slowSites))) : 1;
/** Sites beside each other whose visitors do not wait: eight that have their first pages made at once wait for one another. */
const mostBusy = 2;
/** Milliseconds after a fault in which every page is whole again, and in which a page is made anew behind its visitor. */
const recovery = 10_000;
const remaking = 4_000;

/** Puts a fresh server through its jobs: pages nobody has opened, then, whole again, pages that are kept. */
export async function walkRound(round: Round, longest = longestWait.usual): Promise<Finding[]> {
  const findings: Finding[] = [];
  const jobs = [...round.values()];
  const isSlow = (own: readonly Job[]) => own.some(({ kind }) => kind === 'slow');
  const slow = jobs.filter(isSlow);
  const busy = jobs.filter((own) => !isSlow(own));
  const delay: Find = (_, visit) => findDelay(visit, longest);
  const look = async (job: Job, when: Finding['when'], ...finds: readonly Find[]) => {
    await mapBounded(job.pages, atOnce(job, slow.length), async (page) => {
      const visit = await visitPage(page);
      for (const find of finds) {
        const what = find(page, visit);
        if (what) findings.push({ job, page, when, what, isLate: find === delay });
      }
    });
  };
  const everywhere = (how: (job: Job) => Promise<void>) => {
    const walk = (own: readonly Job[]) => own.reduce((before, job) => before.then(() => how(job)), Promise.resolve());
    return Promise.all([mapBounded(busy, mostBusy, walk), ...slow.map(walk)]);
  };
  const recover = async (when: Finding['when']) => {
    await clearFaults();
    const until = Date.now() + recovery;
    // Somebody always comes by: whoever finds a page due has it made anew.
    for (let turn = 0; turn < 3; turn += 1) {
      await everywhere((job) => look(job, when));
      await pause(Math.max(0, (until - Date.now()) / (3 - turn)));
    }
    await everywhere((job) => look(job, when, findLoss));
  };

  await everywhere(async (job) => {
    await fail(job);
    await look(job, 'cold', findBreach, findDenial, delay);
    await heal(job);
  });
  await recover('after');
  await everywhere(async (job) => {
    await fail(job);
    await sendPublication(job.site);
    await look(job, 'warm', findBreach, findDenial, delay);
    await pause(remaking);
    await look(job, 'warm', findLoss);
    await heal(job);
  });
  await recover('after warm');
  return findings;
}

const fail = ({ site, endpoint, kind }: Job) => setFault({ site, endpoint, ...kinds[kind] });
const heal = ({ site, endpoint }: Job) => setFault({ site, endpoint });

async function visitPage({ site, path }: Page): Promise<Visit> {
  const start = performance.now();
  const reply = await askSite(hostOf(site), path).catch(() => null);
  return { reply, milliseconds: Math.round(performance.now() - start) };
}
