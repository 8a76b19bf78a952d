import { join } from 'node:path';
import { boundFolder } from '../process/bound-folder';
import { log } from '../process/log';
import { forgetSeenPages } from './made-pages';

/** Bytes: a crawl of all sites would write three times as much, and nothing of it would ever go. */
const bounds = { '.next/server/route-cache': 768_000_000, '.next/cache/fetch-cache': 256_000_000 } as const;
/** Milliseconds. */
const often = 300_000;

/**
 * Has Next's pages and answers on disk go, those made longest ago first, where they are more than there is room for: at once,
 * since what a process before this one made is there too, and every five minutes.
 */
export function boundMadePages(): void {
  const bound = () => void boundAll().catch(noteFailure);
  bound();
  setInterval(bound, often).unref();
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
