import { readFileSync } from 'node:fs';
import { join } from 'node:path';

let kept: string | undefined;

/** What Next calls this build: pages of one are of no use to another. */
export function readBuildId(): string {
  kept ??= readFileSync(join(/* turbopackIgnore: true */ process.cwd(), '.next/BUILD_ID'), 'utf8').trim();
  return kept;
}
