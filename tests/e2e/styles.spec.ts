import type { Browser, Page } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';
import { readTruth } from '../support/mock-control';

test.use({ hasRefused: false });

type TraceEvent = { name: string; args: { elementCount?: number } };

/** The most elements that were styled at once while something was done to a page at rest. */
async function mostStyled(browser: Browser, page: Page, act: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return Math.max(...traceEvents.map(({ name, args }) => (name === 'UpdateLayoutTree' && args.elementCount) || 0));
}

const firstCinema = async () => (await readTruth<{ slug: string }[]>('fr', '/api/cinemas?language=fr'))[0]?.slug ?? '';

for (const [name, path] of [
  ['the home page', async () => href('fr-FR', 'home')],
  ['the list of cinemas', async () => href('fr-FR', 'cinemas')],
  ['a cinema', async () => href('fr-FR', 'cinema', { slug: await firstCinema() })],
] as const) {
  test(`what comes and goes on ${name} does not have all of it styled anew`, { tag: '@phone' }, async ({
    browser,
    page,
  }) => {
    await page.goto(siteOrigin('fr') + (await path()));
    const question = page.getByRole('dialog', { name: /cookies/ });
    await expect(question).toBeVisible();
    await page.waitForLoadState('networkidle');
    const elements = await page.locator('*').count();

    const most = await mostStyled(browser, page, async () => {
      // As React puts them there and takes them away: a word in the page, a part of it, paper above it.
      await page.evaluate(async () => {
        const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const places = [document.querySelector('main'), document.querySelector('main > section'), document.body];
        for (const place of places) {
          const part = document.createElement('section');
          part.dataset.surface = 'paper';
          part.append('!');
          place?.append(part);
          await frame();
          part.remove();
          await frame();
        }
      });
      await question.getByRole('button').first().click();
      await expect(question).toBeHidden();
    });
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(elements / 2);
  });
}
