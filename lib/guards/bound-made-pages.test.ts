import { existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boundMadePages } from './bound-made-pages';

const pages = '.next/server/route-cache';
const answers = '.next/cache/fetch-cache';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'made-'));
  vi.spyOn(process, 'cwd').mockReturnValue(folder);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(console, 'info').mockReturnValue();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

/** A file that has no such bytes on the disk, made so many minutes ago. */
function leave(file: string, megabytes: number, minutes: number) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, '');
  truncateSync(path, megabytes * 1_000_000);
  const at = Date.now() / 1000 - minutes * 60;
  utimesSync(path, at, at);
}
const isThere = (file: string) => existsSync(join(folder, file));

it.each([
  [pages, 768],
  [answers, 256],
])('of %s no more than %i MB stay, what was made last among them', async (where, megabytes) => {
  leave(`${where}/old.html`, 200, 10);
  leave(`${where}/new.html`, megabytes - 199, 1);
  boundMadePages();
  await vi.waitFor(() => expect(isThere(`${where}/old.html`)).toBe(false));
  await vi.waitFor(() => expect(console.info).toHaveBeenCalled());
  expect(isThere(`${where}/new.html`)).toBe(true);
});

it('what there is room for stays, and what is nobody else’s business', async () => {
  leave(`${pages}/a.html`, 500, 10);
  leave(`${pages}/b.html`, 268, 1);
  leave('.next/server/app/page.html', 2_000, 10);
  leave(`${answers}/a`, 200, 10);
  leave(`${answers}/b`, 57, 1);
  boundMadePages();
  await vi.waitFor(() => expect(isThere(`${answers}/a`)).toBe(false));
  expect([`${pages}/a.html`, `${pages}/b.html`, '.next/server/app/page.html'].map(isThere)).toEqual([true, true, true]);
});

it('room is made again five minutes later', async () => {
  boundMadePages();
  leave(`${pages}/old.html`, 700, 10);
  leave(`${pages}/new.html`, 69, 1);
  vi.advanceTimersByTime(300_000);
  await vi.waitFor(() => expect(isThere(`${pages}/old.html`)).toBe(false));
  expect(isThere(`${pages}/new.html`)).toBe(true);
});
