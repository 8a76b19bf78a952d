import type { Page } from '@playwright/test';

/** Until the page hears what is pressed itself: before, it keeps presses for later, and a link is only a link. */
export const waitUntilAwake = (page: Page) => page.waitForFunction(() => !('earlyPresses' in window));
