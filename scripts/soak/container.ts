import { readFileSync } from 'node:fs';
import type { Own } from '../edge/launch-replicas';

/** What `deploy/Containerfile` gives each site of flags of Node and of settings of its allocator. Memory is judged as operators have it. */
export function readContainerMemory(): Required<Own> {
  const file = readFileSync('deploy/Containerfile', 'utf8');
  const flags = /^CMD \[.*\]$/m.exec(file.slice(file.indexOf(' AS site')))?.[0].match(/--[\w=-]+/g) ?? [];
  const allocator = [...file.matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name = '', value = '']) => [name, value]);
  return { flags, env: Object.fromEntries(allocator) };
}
