import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildMissing } from './lib/build';
import { Problem } from './lib/problem';
import { runCommand } from './lib/run-command';
import { assemblePackage, describePackage } from './package/assemble';
import { tryPackage } from './package/try';

const usual = '.cache/package';

/** Makes the tree that a site is started of where nothing else of the project is: `npm run package -- DIR`; `--try` starts it. */
await runCommand(async () => {
  const words = process.argv.slice(2);
  const isTried = words.includes('--try');
  const [folder = usual, ...more] = words.filter((word) => word !== '--try');
  if (more.length || folder.startsWith('--')) throw new Problem('`npm run package` knows a folder and --try.');
  // The build at hand may have been made without it.
  if (!existsSync('.next/standalone/server.js')) rmSync('.next/fingerprint', { force: true });
  if (!(await buildMissing({ env: { STANDALONE: '1' } }))) console.log('The build is up to date.');
  await assemblePackage(resolve(folder));
  console.log(await describePackage(resolve(folder)));
  return isTried ? tryPackage(resolve(folder)) : 0;
});
