import { log } from './log';

/** Ends a process that cannot serve as it is told to, with the one sentence that says why. */
export function refuseStart(error: unknown): never {
  log.error('not started', { reason: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
