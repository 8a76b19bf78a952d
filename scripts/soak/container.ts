import { readFileSync } from 'node:fs';

/** What `deploy/Containerfile` gives each site of flags of Node and of settings of its allocator. Memory is judged as operators have it. */
export function readContainerMemory(): Record<string, string> {
  const file = readFileSync('deploy/Containerfile', 'utf8');
  const flags = /^CMD \[.*--max-old-space-size.*\]$/m.exec(file)?.[0].match(/--max-[\w=-]+/g) ?? [];
  const allocator = [...file.matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name = '', value = '']) => [name, value]);
  return { NODE_OPTIONS: flags.join(' '), ...Object.fromEntries(allocator) };
}
