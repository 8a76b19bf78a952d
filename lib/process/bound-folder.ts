import { type Dirent, existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

type File = { path: string; bytes: number; at: number };

/**
 * Deletes what was written longest ago until a folder holds no more than so many bytes, with some room for what comes
 * next. Files that belong together lie beside each other and begin alike, so they go together. Returns how many went.
 */
export async function boundFolder(folder: string, mostBytes: number): Promise<number> {
  if (!existsSync(folder)) return 0;
  const files = await listFiles(folder);
  let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes <= mostBytes) return 0;
  let gone = 0;
  for (const group of [...Map.groupBy(files, groupOf).values()].sort((a, b) => newest(a) - newest(b))) {
    if (bytes <= mostBytes * room) break;
    for (const file of group) {
      await rm(file.path, { force: true });
      bytes -= file.bytes;
      gone += 1;
    }
  }
  return gone;
}

const room = 0.8;
const newest = (group: readonly File[]) => Math.max(...group.map(({ at }) => at));

/** A page is `a.html`, `a.meta`, `a.rsc` and `a.segments/…`. */
const groupOf = ({ path }: File) => path.replace(/\.segments\/.*$|\.(html|meta|rsc|body)$/, '');

async function listFiles(folder: string): Promise<File[]> {
  const entries: Dirent[] = await readdir(folder, { withFileTypes: true, recursive: true });
  const files: File[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // It may have gone while others were looked at.
    const facts = await stat(path).catch(() => null);
    if (facts) files.push({ path, bytes: facts.size, at: facts.mtimeMs });
  }
  return files;
}
