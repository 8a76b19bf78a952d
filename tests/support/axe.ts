import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type { Result } from 'axe-core';
import { listAlike } from './list-alike';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Milliseconds until the header has heard of a scroll (spec catalogue §9). */
const headerHears = 200;

/** Less than half of what the package sends of itself, and half as long to read for a page. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** And that all of a page lies in its landmarks, so that nobody who goes by them misses a part; asked of whole pages alone. */
const alsoAsked = { region: { enabled: true } };
const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Fails with what is wrong and where, one line each. `part` is a selector, for what covers half of the page by chance:
 * what lies half beneath it would count as too small to touch.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await page.evaluate(settleMotion, 2 * headerHears);
  // Behind a modal all is inert, but for what lies over it.
  const within = part ?? ((await page.locator('dialog:modal').count()) ? ':is(dialog:modal, :popover-open)' : 'html');
  const found = page.frames().length === 1 ? await listFaults(page, within) : await listFaultsOfFrames(page, within);
  expect([...found, ...(await listMisnamed(page, within))]).toEqual([]);
}

/**
 * What is half faded in has colours that nobody reads by; what moves for ever is left to move. What a scroll sets in
 * motion, as the header that goes, begins a while after it: until then it covers half of what stands where it was.
 */
const settleMotion = async (heard: number) => {
  // No timer, which a test may have stopped. Who scrolls a page that has just woken up is heard a while later still.
  const isHeard = () => !document.querySelector('header[data-chrome]:not([data-stuck])') || scrollY < innerHeight / 4;
  if (scrollY > 0) await document.documentElement.animate(null, heard).finished;
  for (let tries = 0; tries < 4 && !isHeard(); tries += 1) await document.documentElement.animate(null, heard).finished;
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
      )
      .map(({ finished }) => finished),
  );
};

/** By axe alone, which is sent once a page, where its builder sends it twice a look; what it writes of each element nobody reads. */
async function listFaults(page: Page, within: string): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(`${axeSource}; axe.configure({ noHtml: true });`);
  const alike = await page.evaluateHandle(listAlike);
  return listFindings(
    await page.evaluate(
      async ({ within, alike, runOnly, rules }) =>
        (await window.axe.run({ include: [within], exclude: alike }, { resultTypes: ['violations'], runOnly, rules }))
          .violations,
      { within, alike, runOnly: wcag22aa, rules: alsoAsked },
    ),
  );
}

/** Where frames belong to it as well; in which landmark a service lays its own is for it to say. */
async function listFaultsOfFrames(page: Page, within: string): Promise<string[]> {
  const builder = new AxeBuilder({ page, axeSource })
    .options({ resultTypes: ['violations'] })
    .withTags(wcag22aa)
    .include(within);
  return listFindings((await builder.analyze()).violations);
}

const listFindings = (violations: readonly Result[]) =>
  violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`));

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
