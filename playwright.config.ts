import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/support/launch-options';

const { PORT = '4300', CI } = process.env;
const bent = /bent\.requests\.spec\.ts$/;
const crawl = /crawl\.requests\.spec\.ts$/;
const untouched = /(flags|needs|outage)\.requests\.spec\.ts$/;

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
    // What a worker serves, a test cannot stand in for; the one about the worker allows it.
    serviceWorkers: 'block',
    launchOptions: launchOptions({ pictures: false }),
  },
  projects: [
    // Alone and first: it looks at the memory of the server, which grows with every page that is made beside it.
    { name: 'crawl', testMatch: crawl },
    // Alone as well: they tell what the server has kept, and the others make hundreds of pages.
    { name: 'untouched', testMatch: untouched, dependencies: ['crawl'] },
    // Alone as well: two sites answer in other shapes meanwhile.
    { name: 'bent', testMatch: bent, dependencies: ['untouched'] },
    {
      name: 'requests',
      // The server is one process and keeps one processor busy; the browser has the other one meanwhile.
      workers: 1,
      testMatch: /\.requests\.spec\.ts$/,
      testIgnore: [crawl, untouched, bent],
      dependencies: ['bent'],
    },
    {
      name: 'desktop',
      dependencies: ['bent'],
      testIgnore: /\.requests\.spec\.ts$/,
      grepInvert: /@phone/,
      // On a desktop nothing moves, on a phone it does: each is somebody's wish, and what moves costs the processor's time.
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } },
    },
    {
      name: 'phone',
      dependencies: ['bent'],
      testIgnore: /\.requests\.spec\.ts$/,
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
    },
  ],
});
