import { href } from '@/lib/routing/href';
import { locales } from '@/lib/sites/locales';
import { siteIds } from '@/lib/sites/sites';
import { siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';

// What a phone leaves for when a row is pushed has no say in how high it is: it must neither move what follows nor be cut off.
for (const site of siteIds)
  test(`${site}: a row of films that is pushed stays as high, and cuts nothing off @phone`, async ({ page }) => {
    await page.goto(siteOrigin(site));
    const found = await page.getByRole('main').evaluate(async (main) => {
      const faults: string[] = [];
      let count = 0;
      for (const item of main.querySelectorAll<HTMLElement>('[data-aside]')) {
        const row = item.parentElement as HTMLElement;
        const { height } = row.getBoundingClientRect();
        item.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
        await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
        const foot = item.lastElementChild?.getBoundingClientRect().bottom ?? 0;
        const end = item.getBoundingClientRect().bottom;
        if (row.getBoundingClientRect().height !== height) faults.push(`${item.textContent} changes its row`);
        if (foot > end + 0.5) faults.push(`${item.textContent} is cut off by ${foot - end} px`);
        count += 1;
      }
      return { faults, count };
    });
    expect(found.faults).toEqual([]);
    // In Switzerland every film has an age, and a line more for it.
    if (site !== 'ch') expect(found.count).toBeGreaterThan(0);
  });

for (const code of ['fr-FR', 'en-BE', 'de-CH', 'nl-NL', 'en-NL'] as const)
  test(`${code}: a card says when its film begins, whatever else finds no room beside it @phone`, async ({ page }) => {
    await page.goto(siteOrigin(locales[code].site) + href(code, 'home'));
    const starts = page.getByRole('main').locator('[data-starts]:has(b)');
    await expect(starts.first()).toBeAttached();
    // The letters are not as wide on every device.
    const hidden = await starts.evaluateAll(
      (lines) =>
        (lines as HTMLElement[]).filter((line) =>
          [130, 136, 142, 148, 154, 160, 166].some((width) => {
            line.style.inlineSize = `${width}px`;
            const { bottom, height } = line.getBoundingClientRect();
            return height > 0 && (line.querySelector('b')?.getBoundingClientRect().bottom ?? 0) > bottom;
          }),
        ).length,
    );
    expect(hidden).toBe(0);
  });
