import { globSync } from 'node:fs';
import { join } from 'node:path';
import { evalManifest } from 'next/dist/server/load-manifest.external';

/**
 * Has Next read what each screen's client components are called, all of it, before the first screen is asked for. Next does so
 * when a screen is first shown, gives each a V8 context of its own and keeps it: a process went on growing for an hour, until
 * the last of a hundred had been asked for. The path is the key by which Next finds it again.
 */
export function readManifestsAhead(folder: string): void {
  for (const file of globSync('server/app/**/*_client-reference-manifest.js', { cwd: folder }))
    evalManifest(join(/* turbopackIgnore: true */ folder, file));
}
