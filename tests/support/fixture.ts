import { test as base, expect } from '@playwright/test';
import { siteIds } from '@/lib/sites/sites';
import { writeConsent } from '@/lib/visitor/consent';
import { originOf } from './ask';
import { now } from './clock';

type Options = {
  /** Console errors a test provokes itself. */
  expectedErrors: RegExp | null;
  /** Whether the visitor has refused all cookies before; otherwise every first page asks. */
  hasRefused: boolean;
};

const refusal = writeConsent({ answers: { audience: false, ads: false, media: false }, since: Date.parse(now) });

/** A page at the tests' instant that fails its test on any error in the console. */
export const test = base.extend<Options>({
  expectedErrors: [null, { option: true }],
  hasRefused: [true, { option: true }],
  page: async ({ page, expectedErrors, hasRefused }, use) => {
    if (hasRefused) {
      const cookie = { name: 'candela_consent', value: refusal };
      await page.context().addCookies(siteIds.map((site) => ({ ...cookie, url: originOf(site) })));
    }
    const errors: string[] = [];
    const note = (text: string) => !expectedErrors?.test(text) && errors.push(text);
    page.on('pageerror', (error) => note(error.message));
    page.on(
      'console',
      (message) => message.type() === 'error' && note(`${message.text()} (${message.location().url})`),
    );
    await page.clock.setFixedTime(now);
    await use(page);
    expect(errors, 'errors in the console').toEqual([]);
  },
});

export { expect };
