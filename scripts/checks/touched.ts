/** A source, and whether it reads files of the disk instead of importing them. */
export type Source = { file: string; reads: boolean };

/**
 * The files whose tests a change touches, for vitest to follow imports from. What is read and not imported leaves no
 * trace there: a test that reads runs after any change, and whatever else reads counts as changed when something beside
 * code changes in its part of the project.
 */
export function findTouched(changed: readonly string[], sources: readonly Source[]): string[] {
  if (changed.length === 0) return [];
  const parts = new Set(changed.filter((file) => !isCode(file)).map(topFolder));
  const readers = sources.filter(({ file, reads }) => reads && (isTested(file) || parts.has(topFolder(file))));
  return [...new Set([...changed, ...readers.map(({ file }) => file)])];
}

const isCode = (file: string) => /\.tsx?$/.test(file);
/** The tests themselves, and what helps them. */
const isTested = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/');
const topFolder = (file: string) => file.split('/')[0];
