import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails with what is wrong and where, one line each. `part` is a selector, for what covers half of the page by chance:
 * what lies half beneath it would count as too small to touch.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(wcag22aa);
  // Behind a modal all is inert, but for what lies over it.
  const within = part ?? ((await page.locator('dialog:modal').count()) ? ':is(dialog:modal, :popover-open)' : 'html');
  axe.include(within);
  // Where there are no frames, their findings need no other tab to be put together in.
  axe.setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  );
  expect([...found, ...(await listMisnamed(page, within))]).toEqual([]);
}

/** Controls whose name lacks a line that can be read on them (WCAG 2.5.3), which axe holds to be experimental. */
const listMisnamed = (page: Page, within: string) =>
  page
    .locator(within)
    .locator(':is(a, button, [role=link], [role=button])[aria-label]')
    .evaluateAll((controls) => {
      const plain = (text: string) =>
        text
          .toLowerCase()
          .replace(/[^\p{L}\p{N}]+/gu, ' ')
          .trim();
      // Of what is not laid out there are no lines.
      return controls
        .filter((control) => control.checkVisibility())
        .flatMap((control) => {
          const name = plain(control.getAttribute('aria-label') ?? '');
          const lines = control instanceof HTMLElement ? control.innerText.split('\n').map(plain) : [];
          return lines.filter((line) => !name.includes(line)).map((line) => `name "${name}" lacks "${line}"`);
        });
    });
