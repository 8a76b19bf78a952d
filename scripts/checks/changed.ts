import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../lib/problem';

/** What differs from another state of the project, as it lies on the disk: committed since, not committed, or new to git. */
export type Changes = { since: string; files: readonly string[] };

/** Since the work left `main`, unless another state is named. */
export function findChanges(base?: string, folder = '.'): Changes {
  const git = gitIn(folder);
  const since = base ? git('rev-parse', '--verify', `${base}^{commit}`) : git('merge-base', 'HEAD', findMain(folder));
  // Without renames, so that the old name counts too.
  const tracked = git('diff', '--name-only', '--no-renames', since);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  return { since: since.slice(0, 8), files: splitLines(`${tracked}\n${untracked}`) };
}

/** Every file of code that git has or would take. */
export const listSources = (folder = '.'): string[] =>
  splitLines(gitIn(folder)('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx')).filter((file) =>
    existsSync(join(folder, file)),
  );

/** A fresh clone may have only what its server calls so. */
const findMain = (folder: string) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', 'main'], { cwd: folder }).status === 0 ? 'main' : 'origin/main';

const splitLines = (text: string) => [...new Set(text.split('\n').filter(Boolean))].sort();

function gitIn(folder: string) {
  return (...args: string[]): string => {
    // Names as they are, not quoted for a terminal.
    const { status, stdout, stderr } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    });
    if (status !== 0) throw new Problem(`What has changed cannot be told: ${stderr?.trim() || 'there is no git'}.`);
    return stdout.trim();
  };
}
