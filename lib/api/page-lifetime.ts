import { unstable_cache } from 'next/cache';

/** Seconds: no longer than the briefest row that every page reads, the alerts. */
const lives = [40, 44, 48, 52, 56, 60];

/** See `brief-life.ts`: Next keeps a page no longer than the briefest of what it is made of. */
const uneven = lives.map((revalidate) =>
  unstable_cache(async () => true, ['uneven life', `${revalidate}`], { revalidate }),
);

/** Has a page kept a little longer or less long than another: those that were made in one second are not all due in one. */
export async function keepUnevenly(): Promise<void> {
  await uneven[Math.floor(Math.random() * uneven.length)]?.();
}
