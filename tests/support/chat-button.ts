import type { Page } from '@playwright/test';

/** A phone has folds of the same name. */
export const findChatButton = (page: Page) => page.locator('body > button[aria-haspopup="dialog"]');
