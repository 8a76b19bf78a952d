import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Launch, launchNode, readOutput, waitUntilFinished } from './children';
import { fingerprintSources } from './fingerprint';
import { Problem } from './problem';

const stamp = '.next/fingerprint';
export const nextCli = 'node_modules/next/dist/bin/next';

/** Builds the site unless the build at hand was made of exactly these sources and hosts. Returns whether it had to. */
export async function buildMissing({ output = 'shown', env = {} }: Omit<Launch, 'cwd'> = {}): Promise<boolean> {
  const wanted = fingerprintSources({ ...process.env, ...env });
  if (existsSync('.next/BUILD_ID') && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;

  console.log('Building …');
  const build = launchNode([nextCli, 'build'], { env: { ...env, NODE_ENV: 'production' }, output });
  if ((await waitUntilFinished(build)) !== 0)
    throw new Problem(`${readOutput(build)}\nThe site could not be built; what the compiler says above tells why.`);
  // Next writes `next-env.d.ts` and the like while it builds, none of which is a source.
  writeFileSync(stamp, wanted);
  return true;
}
