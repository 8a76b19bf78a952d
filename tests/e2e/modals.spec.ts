import type { Locator, Page } from '@playwright/test';
import { expectInside } from '../support/account-steps';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { waitUntilAwake } from '../support/wait-until-awake';

type Row = {
  name: string;
  path: string;
  trigger: (page: Page) => Locator;
  /** False for a panel beside its button, which is no step of the history. */
  hasStep?: false;
};

const main = (page: Page) => page.getByRole('main');
const cinema = '/cinemas/candela-lyon-confluence';

/** One of each placement; the search and the trailer have tests of their own. */
const rows: readonly Row[] = [
  { name: 'Tarifs', path: cinema, trigger: (page) => main(page).locator('a[href="#tarifs"]').first() },
  { name: 'Infos', path: cinema, trigger: (page) => main(page).locator('a[href="#info"]').first() },
  { name: 'Quel jour ?', path: cinema, trigger: (page) => page.getByRole('button', { name: 'Plus tard' }).first() },
  { name: 'Votre choix', path: '/cinepass', trigger: (page) => page.getByRole('link', { name: /^Choisir CinéPass$/ }) },
  {
    name: 'Filtrer',
    path: '/films',
    trigger: (page) => page.getByRole('button', { name: /^Genre/ }).first(),
  },
  { name: 'Langue', path: '/offres', trigger: (page) => page.getByRole('button', { name: /Langue/ }), hasStep: false },
  {
    name: 'Où allez-vous au cinéma ?',
    path: '/offres',
    trigger: (page) => page.getByRole('banner').locator('button[aria-haspopup="dialog"]').first(),
  },
];

async function open(page: Page, row: Row): Promise<Locator> {
  await page.goto(row.path);
  await waitUntilAwake(page);
  return press(page, row);
}

/** One press alone: a second one would press what the panel begins with. */
async function press(page: Page, { name, trigger }: Row): Promise<Locator> {
  await trigger(page).press('Enter');
  const panel = page.getByRole('dialog', { name, exact: true });
  await expect(panel).toBeVisible();
  return panel;
}

for (const row of rows) {
  const ways = row.hasStep === false ? 'Escape leads' : 'Escape and Back lead';
  test(`${row.name}: opens by keys, lies within the screen, and ${ways} back to what opened it`, async ({ page }) => {
    const panel = await open(page, row);
    expect(
      await panel.evaluate((element) => element.contains(document.activeElement) || element.matches('[popover]')),
    ).toBe(true);
    await expect(async () => {
      const { x, y, width, height } = (await panel.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
      const screen = page.viewportSize() ?? { width: 0, height: 0 };
      expect(Math.min(x, y, screen.width - x - width, screen.height - y - height)).toBeGreaterThanOrEqual(-1);
    }).toPass();
    await expectAccessible(page, ':is(dialog:modal, :popover-open)');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(row.trigger(page)).toBeFocused();
    await expect(page).toHaveURL((url) => url.hash === '');
    if (row.hasStep === false) return;

    await press(page, row);
    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(row.trigger(page)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(row.path);
  });
}

test('the page behind does not scroll, and a press beside closes @desktop', async ({ page }) => {
  const panel = await open(page, rows[0] as Row);
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 600);
  await page.mouse.click(200, 500);
  await expect(panel).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a sheet at the foot of a phone has a button that closes it @phone', async ({ page }) => {
  const trigger = (on: Page) => on.getByRole('button', { name: /Langue/ });
  const panel = await open(page, { name: 'Langue', path: '/offres', trigger });
  await panel.getByRole('button', { name: 'Fermer' }).tap();
  await expect(panel).toBeHidden();
  await expect(trigger(page)).toBeFocused();
});

test('a panel stands 8 px below its button and follows it @desktop', async ({ page }) => {
  const trigger = (on: Page) => on.getByRole('banner').getByRole('button', { name: 'Se connecter' });
  const panel = await open(page, { name: 'Votre compte', path: '/offres', trigger });
  const gap = async () => {
    const button = await trigger(page).boundingBox();
    const box = await panel.boundingBox();
    return Math.round((box?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0));
  };
  await expect.poll(gap).toBe(8);
  await expectInside(page, panel);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect.poll(gap).toBe(8);
  await expectInside(page, panel);
});

test('a panel beside its button waits until the window has rested for 100 ms @desktop', async ({ page }) => {
  const trigger = (on: Page) => on.getByRole('banner').getByRole('button', { name: 'Se connecter' });
  const panel = await open(page, { name: 'Votre compte', path: '/offres', trigger });
  await panel.evaluate((element) => {
    const rests: number[] = [];
    Object.assign(window, { rests });
    const start = performance.now();
    let resized = start;
    let side = element.getBoundingClientRect().left;
    const look = () => {
      const { left } = element.getBoundingClientRect();
      if (left !== side) rests.push(performance.now() - resized);
      side = left;
    };
    // What moved before this one is measured from the one before.
    addEventListener('resize', () => {
      look();
      resized = performance.now();
    });
    const eachFrame = () => {
      look();
      if (performance.now() - start < 1_000) dispatchEvent(new Event('resize'));
      requestAnimationFrame(eachFrame);
    };
    eachFrame();
  });
  await page.setViewportSize({ width: 1300, height: 900 });
  await expect
    .poll(async () => {
      const button = await trigger(page).boundingBox();
      const box = await panel.boundingBox();
      return Math.round((button?.x ?? 0) + (button?.width ?? 0) - (box?.x ?? 0) - (box?.width ?? 0));
    })
    .toBe(0);
  const rests = await page.evaluate(() => ('rests' in window && Array.isArray(window.rests) ? window.rests : []));
  expect(rests.length).toBeGreaterThan(0);
  expect(Math.min(...rests)).toBeGreaterThanOrEqual(95);
});

test('a navigation closes what was open, and Back leads to the page without it', async ({ page }) => {
  await open(page, rows.at(-1) as Row);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /cinémas$/ })
    .click();
  await expect(page).toHaveURL(/\/cinemas$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/offres$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
