import { rmSync } from 'node:fs';

const folders = ['.next/server/route-cache', '.next/cache/fetch-cache', '.next/dev/cache/fetch-cache'];

/**
 * Deletes the pages and answers that an earlier run kept. The mock API tells of the day it is started on,
 * so they would show another day's programme; with a real catalogue they are worth keeping.
 */
export function forgetMadePages(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
