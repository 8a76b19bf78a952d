import { processWide } from '../process/process-wide';
import { readBuildId } from '../replicas/build-id';
import { followReplicas } from '../replicas/events';
import { isShared } from '../replicas/redis';
import { findShared, type Kept, keepShared } from '../replicas/shared-pages';
import { applyPublication } from './apply-publication';

type MakeStale = (tags: readonly string[], age: number) => void;

/** Has this process share with the other replicas what Next keeps, and hear what was published. Without `REDIS_URL` nothing is. */
export function joinReplicas(): void {
  if (!isShared()) return;
  const build = readBuildId();
  // `cache-handler.mjs`, which Next loads itself, finds it on the shelf of the process, and lays `make stale` there.
  processWide('shared pages', () => ({
    read: (key: string) => findShared(build, key),
    write: (key: string, kept: Omit<Kept, 'lastModified'>, age: number) => keepShared(build, key, kept, age),
  }));
  void followReplicas((tags, age) => {
    processWide<MakeStale>('make stale', () => noteEarly)(tags, age);
    // This process knows nothing from before it began.
    if (age < performance.now()) applyPublication(tags);
  });
}

/** When each tag was published last, as heard before the first request: with that Next loads `cache-handler.mjs`, which reads it. */
const early = processWide('published early', () => new Map<string, number>());

function noteEarly(tags: readonly string[], age: number): void {
  for (const tag of tags) early.set(tag, Math.max(early.get(tag) ?? 0, Date.now() - age));
}
