import { execFile } from 'node:child_process';
import { type Dirent, existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { askSite } from '../tests/support/ask-site';

const run = promisify(execFile);

/** Megabytes that each folder a site writes to may hold (decision 42). */
export const folderBounds = {
  '.next/server/route-cache': 768,
  '.next/cache/fetch-cache': 256,
  '.next/cache/images': 512,
} as const;
type Folder = keyof typeof folderBounds;
export const folders = Object.keys(folderBounds) as Folder[];
/** Where Next keeps what the build made, and must add nothing. */
const built = '.next/server/app';

/** Megabytes in all, files of all folders, megabytes of each; since it began: questions to the catalogue, lines of the log. */
export type Size = {
  memory: number;
  files: number;
  disk: Record<Folder, number>;
  questions: number;
  lines: number;
};
export type Watched = { pid: number | undefined; folder: string; metricsPort: number };

export async function readSize({ pid, folder, metricsPort }: Watched): Promise<Size> {
  const sizes = await Promise.all([...folders, built].map((each) => measureFolder(join(folder, each))));
  return {
    memory: await readMemory(pid),
    files: sizes.reduce((sum, { files }) => sum + files, 0),
    disk: Object.fromEntries(folders.map((each, index) => [each, sizes[index]?.megabytes ?? 0])) as Size['disk'],
    ...(await readMetrics(metricsPort)),
  };
}

/** Of a process and all that it started. */
async function readMemory(pid: number | undefined): Promise<number> {
  const { stdout } = await run('ps', ['-A', '-o', 'pgid=,rss=']);
  const own = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return own.reduce((sum, [group, kilobytes = 0]) => (group === pid ? sum + kilobytes / 1024 : sum), 0);
}

/** Reads it each second until it is told to stop, and then says the most there was. */
export function watchMemory(pid: number | undefined): () => Promise<number> {
  let most = 0;
  const look = async () => {
    most = Math.max(most, await readMemory(pid));
  };
  const timer = setInterval(() => void look().catch(() => {}), 1_000);
  return async () => {
    clearInterval(timer);
    await look();
    return most;
  };
}

async function measureFolder(folder: string): Promise<{ files: number; megabytes: number }> {
  if (!existsSync(folder)) return { files: 0, megabytes: 0 };
  const entries: Dirent[] = await readdir(folder, { recursive: true, withFileTypes: true });
  // Next may write a file anew under another name while others are looked at.
  const sizes = await Promise.all(
    entries.map((each) => (each.isFile() ? stat(join(each.parentPath, each.name)).catch(() => null) : null)),
  );
  const found = sizes.filter((each) => each !== null);
  return { files: found.length, megabytes: found.reduce((sum, { size }) => sum + size, 0) / 1e6 };
}

/** Questions that left for the catalogue, those of pages that are made anew among them, and lines, by the site's own metrics. */
async function readMetrics(port: number): Promise<{ questions: number; lines: number }> {
  const { text } = await askSite('localhost', '/metrics', {}, port);
  const sum = (pattern: RegExp) => [...text.matchAll(pattern)].reduce((all, [, count]) => all + Number(count), 0);
  return {
    questions: sum(/^http_client_request_duration_seconds_count\{.*\} (\S+)/gm),
    lines: sum(/^candela_log_events\w*\{.*\} (\S+)/gm),
  };
}
