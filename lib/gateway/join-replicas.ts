import { processWide } from '../process/process-wide';
import { readBuildId } from '../replicas/build-id';
import { followReplicas } from '../replicas/events';
import { isShared } from '../replicas/redis';
import { findShared, type Kept, keepShared } from '../replicas/shared-pages';
import { applyPublication } from './apply-publication';

type MakeStale = (tags: readonly string[]) => void;

/** Has this process share with the other replicas what Next keeps, and hear what was published. Without `REDIS_URL` nothing is. */
export function joinReplicas(): void {
  if (!isShared()) return;
  const build = readBuildId();
  // `cache-handler.mjs`, which Next loads itself, finds it on the shelf of the process, and lays `make stale` there.
  processWide('shared pages', () => ({
    read: (key: string) => findShared(build, key),
    write: (key: string, kept: Omit<Kept, 'lastModified'>, age: number) => keepShared(build, key, kept, age),
  }));
  void followReplicas((tags) => {
    processWide<MakeStale>('make stale', () => () => undefined)(tags);
    applyPublication(tags);
  });
}
