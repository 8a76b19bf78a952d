import { existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// What takes over signals, `fetch` and the console of the whole process.
vi.mock('../process/end-gracefully', () => ({ endGracefully: () => undefined }));
vi.mock('../process/print-lines', () => ({ notePrinted: () => undefined }));
vi.mock('../api/bound-fetch', () => ({ boundFetch: () => undefined }));
vi.mock('../env/demand-environment', () => ({ demandEnvironment: () => undefined }));

import { startProcess } from './start-process';

let folder: string;
let large: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'started-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.spyOn(console, 'info').mockReturnValue();
  const pages = join(folder, '.next/server/route-cache');
  mkdirSync(pages, { recursive: true });
  large = join(pages, 'large.html');
  writeFileSync(large, '');
  // It has no such bytes on the disk.
  truncateSync(large, 800_000_000);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a process that serves has no more on its disk than there is room for', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await startProcess();
  await vi.waitFor(() => expect(existsSync(large)).toBe(false));
});

it('one that is worked on leaves what a build has made', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  await startProcess();
  await new Promise((done) => setTimeout(done, 200));
  expect(existsSync(large)).toBe(true);
});
