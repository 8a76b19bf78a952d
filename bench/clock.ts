import type { BrowserContext } from '@playwright/test';
import { testNow } from '../tests/support/clock';

/**
 * When everything is measured: a board late at night has another day below it, and two runs shall be of the same pages. Servers stand
 * still there.
 */
export const benchNow = testNow;

/** Runs in a page before anything else. As text, since it must not be compiled; Playwright's own clock would stand for `performance` too. */
const goOn = (from: number) => `{
  const real = Date;
  const ahead = ${from} - real.now();
  globalThis.Date = class extends real {
    constructor(...parts) {
      if (parts.length) super(...parts);
      else super(real.now() + ahead);
    }
    static now() {
      return real.now() + ahead;
    }
  };
}`;

/** A browser whose visits begin at that instant, from which its clock goes on. */
export const startClock = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript({ content: goOn(Date.parse(benchNow)) });
