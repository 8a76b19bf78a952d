import type { Page } from '@playwright/test';

/** What asks about cookies. */
export const question = (page: Page) => page.getByRole('dialog', { name: /cookies/ });
export const questionButton = (page: Page, name: string) => question(page).getByRole('button', { name, exact: true });

type Entry = Record<string, unknown>;
/** All that was told to who counts; none before anybody agreed. */
export const countedEntries = (page: Page) => page.evaluate(() => window.dataLayer as Entry[] | undefined);
/** The kinds of the pages that were counted. */
export const countedPages = async (page: Page) =>
  ((await countedEntries(page)) ?? []).flatMap(({ event, type }) => (event === 'virtualPageview' ? [type] : []));
