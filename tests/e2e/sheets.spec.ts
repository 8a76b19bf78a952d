import type { Page } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { question } from '../support/consent';
import { expect, test } from '../support/fixture';
import { readTruth } from '../support/mock-control';

test.use({ hasRefused: false });

const others = /\/sheets\/[^/-]*\.css$/;
async function firstFilm(): Promise<string> {
  const { shows } = await readTruth<{ shows: { slug: string }[] }>('fr', '/api/shows?language=fr');
  return shows[0]?.slug ?? '';
}

/** The addresses of the style sheets that a page asks for, as it does. */
function noteSheets(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && asked.push(request.url()));
  return asked;
}

const isHere = (page: Page, part: RegExp) =>
  page.waitForFunction(
    ([source = '']) =>
      [...document.styleSheets].some(({ href, disabled }) => !disabled && new RegExp(source).test(href ?? '')),
    [part.source],
  );

/** What looks another way while the styles that came later are switched off, of all in a page. */
const listChanged = (page: Page, part: RegExp) =>
  page.evaluate((source) => {
    const told = [
      'color',
      'font',
      'display',
      'margin',
      'padding',
      'inline-size',
      'block-size',
      'gap',
      'background-color',
    ];
    const all = [...document.querySelectorAll('main *, header *, footer *')];
    const lookOf = (element: Element) => told.map((name) => getComputedStyle(element).getPropertyValue(name)).join();
    const later = [...document.styleSheets].find(({ href }) => new RegExp(source).test(href ?? ''));
    const before = all.map(lookOf);
    if (later) later.disabled = true;
    const changed = all.filter((element, index) => lookOf(element) !== before[index]);
    if (later) later.disabled = false;
    return { all: all.length, changed: changed.map(({ outerHTML }) => outerHTML.slice(0, 120)) };
  }, part.source);

const pages = [
  ['home', async () => href('fr-FR', 'home')],
  ['a film', async () => href('fr-FR', 'movie', { slug: await firstFilm() })],
  ['the terms', async () => href('fr-FR', 'terms')],
] as const;

for (const [name, path] of pages) {
  test(`styles that come later change nothing that is seen of ${name}`, async ({ page }) => {
    await page.goto(siteOrigin('fr') + (await path()));
    await isHere(page, others);
    const { all, changed } = await listChanged(page, others);
    expect(changed).toEqual([]);
    expect(all).toBeGreaterThan(50);
  });
}

test('whoever goes from the list to a film waits for no style', async ({ page }) => {
  const slug = await firstFilm();
  await page.goto(siteOrigin('fr') + href('fr-FR', 'shows'));
  await isHere(page, others);
  // What asks about cookies brings its own.
  await expect(question(page)).toBeVisible();
  const asked = noteSheets(page);
  const film = href('fr-FR', 'movie', { slug }) ?? '';
  await page.locator(`main a[href="${film}"]`).first().click();
  await expect(page).toHaveURL(siteOrigin('fr') + film);
  await expect(page.locator('main h1')).toBeVisible();
  expect(asked).toEqual([]);
});
