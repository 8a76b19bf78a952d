import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** https://v8.dev/blog/explicit-compile-hints: as the very first line of a file; to other browsers it is a comment. */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Has browsers compile all of each built script while it comes, on another core than the page's, in place of each function when the page first calls
 * it (`decisions/0079-scripts-compiled-ahead.md`).
 */
export async function writeCompileHints({
  distDir,
  projectDir,
}: {
  distDir: string;
  projectDir: string;
}): Promise<void> {
  const folder = resolve(projectDir, distDir, 'static/chunks');
  for (const name of globSync('**/*.js', { cwd: folder })) {
    const text = readFileSync(join(folder, name), 'utf8');
    // A build leaves a file of the one before where nothing of it has changed.
    if (!text.startsWith(hint)) writeFileSync(join(folder, name), hint + text);
  }
}
