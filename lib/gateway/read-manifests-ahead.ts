import { globSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import { evalManifest } from 'next/dist/server/load-manifest.external';

/**
 * Has Next read what each screen's client components are called, all of it, before the first screen is asked for. Next does so
 * when a screen is first shown and gives each a V8 context of its own, 180 kB that stay: a process went on growing for an hour,
 * until the last of a hundred had been asked for. The path is the key by which Next finds it again.
 */
export function readManifestsAhead(folder: string): void {
  const { runInNewContext } = vm;
  vm.runInNewContext = runHere;
  try {
    for (const file of globSync('server/app/**/*_client-reference-manifest.js', { cwd: folder }))
      evalManifest(join(/* turbopackIgnore: true */ folder, file));
  } finally {
    vm.runInNewContext = runInNewContext;
  }
}

/** They are files of our own build, each an assignment to `globalThis`. */
const runHere: typeof vm.runInNewContext = (code, context) => new Function('globalThis', code)(context);
