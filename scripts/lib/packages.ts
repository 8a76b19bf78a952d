import { existsSync } from 'node:fs';
import { launchProgram, waitUntilFinished } from './children';
import { isRoot } from './is-root';

/** Debian's packages by their names, where this machine takes them. What they bring is not started: whoever needs it does. */
export async function installPackages(names: readonly string[]): Promise<void> {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Trying Debian's ${names.join(', ')} …`);
  // On run level 1 Debian's scripts leave a new service alone.
  const env = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await waitUntilFinished(launchProgram('apt-get', ['update', '-q'], { env }), 120);
  await waitUntilFinished(
    launchProgram('apt-get', ['install', '-q', '-y', '--no-install-recommends', ...names], { env }),
    300,
  );
}
