import { defineConfig } from '@playwright/test';
import { chromiumAtHand, isRoot } from './scripts/lib/chromium';

const { PORT = '4300', CI } = process.env;
const executablePath = chromiumAtHand();

/** `scripts/checks/browser.ts` starts the site and the mock API and tells their ports. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://fr.localhost:${PORT}`,
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      // Chromium refuses its sandbox to root.
      args: isRoot ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    // Alone and first: it counts what the server keeps, and the others make hundreds of pages.
    { name: 'crawl', testMatch: /crawl\.requests\.spec\.ts$/ },
    {
      name: 'requests',
      testMatch: /\.requests\.spec\.ts$/,
      testIgnore: /crawl\.requests\.spec\.ts$/,
      dependencies: ['crawl'],
    },
    {
      name: 'desktop',
      dependencies: ['crawl'],
      testIgnore: /\.requests\.spec\.ts$/,
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      dependencies: ['crawl'],
      testIgnore: /\.requests\.spec\.ts$/,
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
  ],
});
