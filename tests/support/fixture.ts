import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import { siteIds } from '@/lib/sites/sites';
import { formatConsent } from '@/lib/visitor/consent/consent';
import { siteOrigin } from './ask-site';
import { testNow } from './clock';
import { waitForStandIns } from './stand-ins';

type Options = {
  /** Console errors a test provokes itself. */
  expectedErrors: RegExp | null;
  /** Whether the visitor has refused all cookies before; otherwise every first page asks. */
  hasRefused: boolean;
};

const formatRefusal = (now: string) =>
  formatConsent({ choices: { audience: false, ads: false, media: false }, since: Date.parse(now) });

/** A page at the tests' instant that fails its test on any error in the console. */
export const test = base.extend<Options>({
  expectedErrors: [null, { option: true }],
  hasRefused: [true, { option: true }],
  context: async ({ context, hasRefused }, use) => {
    if (hasRefused) await refuseCookies(context);
    await context.clock.setFixedTime(testNow);
    await use(context);
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors = collectErrors(page, expectedErrors);
    waitForStandIns(page);
    await use(page);
    expect(errors, 'errors in the console').toEqual([]);
  },
});

/** The same for tests that only look at a page: one after the other in one tab, for a new one costs half a second. */
export const lookTest = test.extend<object, { tab: Page; hasScripts: boolean }>({
  hasScripts: [true, { option: true, scope: 'worker' }],
  tab: [
    async ({ browser, hasScripts }, use, { project }) => {
      const { viewport = null, hasTouch = false, isMobile = false } = project.use;
      const context = await browser.newContext({
        viewport,
        hasTouch,
        isMobile,
        javaScriptEnabled: hasScripts,
        reducedMotion: 'reduce',
      });
      await refuseCookies(context);
      await context.clock.setFixedTime(testNow);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ tab }, use) => use(tab.context()),
  page: async ({ tab, expectedErrors }, use) => {
    const errors = collectErrors(tab, expectedErrors);
    await use(tab);
    tab.removeAllListeners();
    expect(errors, 'errors in the console').toEqual([]);
  },
});

/** At an instant, as one that lies ahead is no answer. */
export async function refuseCookies(context: BrowserContext, now = testNow): Promise<void> {
  const cookie = { name: 'candela_consent', value: formatRefusal(now) };
  await context.addCookies(siteIds.map((site) => ({ ...cookie, url: siteOrigin(site) })));
}

/** What the console of a page will hold of errors, but for the expected. */
function collectErrors(page: Page, expected: RegExp | null): readonly string[] {
  const errors: string[] = [];
  const note = (text: string) => !expected?.test(text) && errors.push(text);
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => message.type() === 'error' && note(`${message.text()} (${message.location().url})`));
  return errors;
}

export { expect };
