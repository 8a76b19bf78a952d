import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '') } },
  css: {
    modules: { generateScopedName: '[local]' },
    preprocessorOptions: { scss: { loadPaths: [import.meta.dirname] } },
  },
  test: {
    include: [
      '{app,components,features,lib,mock-api,scripts}/**/*.test.{ts,tsx}',
      'tests/contract/**/*.test.ts',
      '*.test.ts',
    ],
    environment: 'node',
    setupFiles: ['tests/support/setup.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Published for bundlers: it imports `next/navigation` in a way Node alone cannot resolve.
    server: { deps: { inline: ['next-intl'] } },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
