import { join } from 'node:path';
import { boundFolder } from '../process/bound-folder';
import { log } from '../process/log';
import { followNewPages, forgetSeenPages } from './made-pages';

/** Bytes: a crawl of all sites would write three times as much, and nothing of it would ever go. */
const bounds = { '.next/server/route-cache': 768_000_000, '.next/cache/fetch-cache': 256_000_000 } as const;
/** Milliseconds. */
const often = 300_000;
/** New pages: some 80 MB, which a crawler has made in half a minute. To look takes a second of a process that holds 3,000. */
const many = 300;

/**
 * Has Next's pages and answers on disk go, those made longest ago first, where they are more than there is room for: at once,
 * since what a process before this one made is there too, every five minutes, and sooner where many pages are made.
 */
export function boundMadePages(): void {
  let isLooking = false;
  let made = 0;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    made = 0;
    await boundAll().catch(noteFailure);
    isLooking = false;
  };
  void look();
  setInterval(look, often).unref();
  followNewPages(() => {
    made += 1;
    if (made >= many) void look();
  });
}

async function boundAll(): Promise<void> {
  for (const [folder, most] of Object.entries(bounds)) {
    const files = await boundFolder(join(/* turbopackIgnore: true */ process.cwd(), folder), most);
    if (files === 0) continue;
    forgetSeenPages();
    log.info('made room on the disk', { folder, files });
  }
}

const noteFailure = (error: unknown) =>
  log.warn('no room was made on the disk', { reason: error instanceof Error ? error.message : String(error) });
