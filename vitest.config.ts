import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const folders = '{app,components,features,lib,mock-api,scripts}/**';

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
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Vitest would leave one processor to itself, which is half of a small machine.
    maxWorkers: '100%',
    // Change what any test runs on; its own settings and what sets tests up vitest knows of itself.
    forceRerunTriggers: ['**/package.json', '**/package-lock.json', '**/tsconfig.json'],
    include: [`${folders}/*.test.{ts,tsx}`, 'tests/contract/**/*.test.ts', '*.test.ts'],
  },
});
