import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const folders = '{app,components,features,lib,mock-api,scripts}/**';
const include = [`${folders}/*.test.{ts,tsx}`, 'tests/contract/**/*.test.ts', '*.test.ts'];

/** Tests that say they need a document; but where a document is the world itself, nothing can stand in for its address. */
const inDocument = globSync(include, { cwd: import.meta.dirname }).filter((file) => {
  const text = readFileSync(`${import.meta.dirname}/${file}`, 'utf8');
  return text.startsWith('// @vitest-environment jsdom\n') && !text.includes("stubGlobal('location'");
});

/**
 * What reads the catalogue of the mock, and rules that remember nothing: their files share what they import, or each would
 * build the eight countries anew, or read Next and the tables again for a few milliseconds of tests. What stands in for a
 * module, a variable or the time, or starts or asks a server, needs its own.
 */
const needsItsOwn =
  /vi\.(mock|doMock|hoisted|resetModules|stubEnv|stubGlobal|useFakeTimers)\(|process\.env|globalThis|'msw|'next\/experimental|'node:http'|\/(serve|served|warm-up|redis|redis-server)'/;
const pure =
  'lib/{api/wire,auth,calendar,domain,env,http,i18n,modals,pictures,process,routing,seo,sites,text,time,tracking,visitor}';
const sharing = globSync(
  [`{mock-api,features,components,scripts/{checks,openapi},${pure}}/**/*.test.{ts,tsx}`, 'tests/contract/**/*.test.ts'],
  { cwd: import.meta.dirname },
).filter(
  (file) => !inDocument.includes(file) && !needsItsOwn.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
);

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  css: {
    modules: { generateScopedName: '[local]' },
    preprocessorOptions: { scss: { loadPaths: [import.meta.dirname] } },
  },
  test: {
    setupFiles: ['tests/support/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Published for bundlers: it imports `next/navigation` in a way Node alone cannot resolve.
    server: { deps: { inline: ['next-intl'] } },
    // No test is about how long it takes, and both processors build and test at once.
    testTimeout: 20_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Vitest would leave one processor to itself, which is half of a small machine.
    maxWorkers: '100%',
    // Change what any test runs on; its own settings and what sets tests up vitest knows of itself.
    forceRerunTriggers: ['**/package.json', '**/package-lock.json', '**/tsconfig.json'],
    projects: [
      // A thread for each file is begun in half the time of a process. Some wait for servers and clocks, so there is one more.
      {
        extends: true,
        test: {
          name: 'node',
          pool: 'threads',
          include,
          exclude: [...inDocument, ...sharing],
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
        },
      },
      // The mock's catalogues are large and short-lived.
      {
        extends: true,
        test: {
          name: 'sharing',
          include: sharing,
          isolate: false,
          execArgv: ['--max-semi-space-size=64'],
          sequence: { groupOrder: 2 },
        },
      },
      // A document of its own for each file, and jsdom itself loaded once a worker: a process a file takes four times as long.
      { extends: true, test: { name: 'document', include: inDocument, pool: 'vmForks' } },
    ],
  },
});
