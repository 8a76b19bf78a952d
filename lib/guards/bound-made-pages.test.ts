import { existsSync, mkdirSync, mkdtempSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boundFolder } from '../process/bound-folder';
import { boundMadePages } from './bound-made-pages';
import { noteMadePage } from './made-pages';

vi.mock('../process/bound-folder', { spy: true });

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

/** Whoever looks has looked at so many folders, all in all. */
async function looked(folders: number) {
  const { settledResults } = vi.mocked(boundFolder).mock;
  await vi.waitFor(() =>
    expect(settledResults.map(({ type }) => type)).toEqual(Array.from({ length: folders }, () => 'fulfilled')),
  );
  await pause(10);
}

it('room is made again five minutes later', async () => {
  boundMadePages();
  await looked(2);
  leave(`${pages}/old.html`, 700, 10);
  leave(`${pages}/new.html`, 69, 1);
  vi.advanceTimersByTime(300_000);
  await vi.waitFor(() => expect(isThere(`${pages}/old.html`)).toBe(false));
  expect(isThere(`${pages}/new.html`)).toBe(true);
});

/** Next tells of so many pages that it was given to keep, none of which was there before. */
function makePages(count: number) {
  for (const until = made + count; made < until; made += 1) noteMadePage(`/route-cache/APP_PAGE/hash/$/films/${made}`);
}
let made = 0;

it('room is made again before the five minutes are over, where hundreds of pages were made meanwhile', async () => {
  boundMadePages();
  await looked(2);
  leave(`${pages}/old.html`, 700, 10);
  leave(`${pages}/new.html`, 69, 1);
  makePages(100);
  expect(boundFolder).toHaveBeenCalledTimes(2);
  makePages(200);
  await vi.waitFor(() => expect(isThere(`${pages}/old.html`)).toBe(false));
  expect(isThere(`${pages}/new.html`)).toBe(true);
});

it('pages that are made anew take no more room, and nobody looks for that', async () => {
  boundMadePages();
  await looked(2);
  makePages(100);
  for (let round = 0; round < 10; round += 1) {
    made -= 100;
    makePages(100);
  }
  expect(boundFolder).toHaveBeenCalledTimes(2);
});

it('nobody looks while somebody does, and somebody after that for what came meanwhile', async () => {
  let looks = 0;
  let most = 0;
  vi.mocked(boundFolder).mockImplementation(async () => {
    looks += 1;
    most = Math.max(most, looks);
    await pause(20);
    looks -= 1;
    return 0;
  });
  boundMadePages();
  makePages(900);
  vi.advanceTimersByTime(600_000);
  await looked(2);
  expect(most).toBe(1);
  makePages(1);
  await looked(4);
  expect(most).toBe(1);
});
