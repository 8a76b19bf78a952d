import { buildMissing, nextCli } from '../lib/build';
import { type Check, passed, tool } from './tally';

const code = ['app', 'components', 'features', 'lib', 'middleware.ts', 'mock-api', 'scripts', 'tests', 'bench'];

/** Next writes the types of its routes, then everything is type-checked. */
export const types: Check = {
  name: 'types',
  run: async () => {
    const generated = await tool(2, [nextCli, 'typegen']);
    return generated.failed ? generated : tool(5, ['node_modules/typescript/bin/tsc', '--noEmit', '--project', '.']);
  },
};

export const lint: Check = {
  name: 'lint',
  run: () =>
    tool(2, ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '--diagnostic-level=warn', '.']),
};

export const importRules: Check = {
  name: 'imports',
  run: () =>
    tool(2, [
      'node_modules/dependency-cruiser/bin/dependency-cruise.mjs',
      '--config',
      'dependency-cruiser.cjs',
      ...code,
    ]),
};

export const deadCode: Check = {
  name: 'dead-code',
  run: () => tool(2, ['node_modules/knip/bin/knip.js', '--no-progress']),
};

export const buildCheck: Check = {
  name: 'build',
  run: async () => {
    const built = await buildMissing();
    if (!built) console.log('The build is up to date.');
    return passed;
  },
};
