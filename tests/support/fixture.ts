import { test as base, expect } from '@playwright/test';
import { now } from './clock';

type Options = {
  /** Console errors a test provokes itself. */
  expectedErrors: RegExp | null;
};

/** A page at the tests' instant that fails its test on any error in the console. */
export const test = base.extend<Options>({
  expectedErrors: [null, { option: true }],
  page: async ({ page, expectedErrors }, use) => {
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
