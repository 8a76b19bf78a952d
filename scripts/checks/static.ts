import { buildMissing, nextCli } from '../lib/build';
import { onTheDemo } from '../lib/on-the-demo';
import { type Check, passed, runTool } from './tally';

const code = [
  'app',
  'components',
  'features',
  'lib',
  'middleware.ts',
  'instrumentation.ts',
  'mock-api',
  'scripts',
  'tests',
  'bench',
];

/** Next writes the types of its routes, then everything is type-checked: the site without the demo, as it may be without it. */
export const types: Check = {
  name: 'types',
  run: async () => {
    const generated = await runTool(2, [nextCli, 'typegen']);
    if (generated.failed) return generated;
    const both = await Promise.all(
      ['.', 'mock-api'].map((project) =>
        runTool(5, ['node_modules/typescript-native/bin/tsc', '--noEmit', '--project', project]),
      ),
    );
    return both.find(({ failed }) => failed) ?? passed;
  },
};

export const lint: Check = {
  name: 'lint',
  run: () =>
    runTool(2, [
      'node_modules/@biomejs/biome/bin/biome',
      'check',
      '--error-on-warnings',
      '--diagnostic-level=warn',
      '.',
    ]),
};

export const importRules: Check = {
  name: 'imports',
  run: () =>
    runTool(2, [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      'dependency-cruiser.cjs',
      ...code,
    ]),
};

export const deadCode: Check = {
  name: 'dead-code',
  run: () => runTool(2, ['node_modules/knip/bin/knip.js', '--no-progress']),
};

export const buildCheck: Check = {
  name: 'build',
  run: async () => {
    // Next checks the types as well: ten seconds in which one processor waits for the other.
    const built = await buildMissing({ output: 'quiet', env: { ...onTheDemo, TYPES: 'checked' } });
    if (!built) console.log('The build is up to date.');
    return passed;
  },
};
