import type { Page } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { waitUntilAwake } from '../support/wait-until-awake';

const { tray, shortlist, share } = messagesIn('fr');
const address = siteOrigin('fr') + href('fr-FR', 'shortlist');
const chips = (page: Page) => page.locator('main a[data-ticket]').filter({ visible: true });
const rows = (page: Page) => page.locator('main ol > li');

async function startComparing(page: Page) {
  await page.goto(siteOrigin('fr') + href('fr-FR', 'guide'));
  await waitUntilAwake(page);
  await page.getByRole('button', { name: tray.start }).click();
  await expect(page.getByRole('region', { name: tray.title })).toContainText(tray.none);
}

/** Ticks the first showings of the guide, and goes to where they are compared. */
async function compare(page: Page, count: number) {
  await startComparing(page);
  for (let index = 0; index < count; index += 1) await chips(page).nth(index).click();
  await page.getByRole('link', { name: tray.compare, exact: true }).click();
  await expect(rows(page)).toHaveCount(count);
  await expect(page).toHaveURL(/#fr\./);
}

test('ticks showings of the guide, holds them in a tray from page to page and tab to tab, and follows them again', async ({
  page,
  context,
}) => {
  await startComparing(page);
  const first = chips(page).first();
  await first.click();
  await expect(first).toHaveRole('checkbox');
  await expect(first).toBeChecked();
  // The keyboard ticks by what ticks a box.
  await chips(page).nth(1).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: tray.title }).getByRole('status')).toHaveText('2 séances cochées');
  await expect(page).toHaveURL(/\/seances$/);

  const other = await context.newPage();
  await other.goto(siteOrigin('fr') + href('fr-FR', 'shows'));
  await other.getByRole('button', { name: tray.clear }).click();
  await expect(page.getByRole('region', { name: tray.title })).toContainText(tray.none);
  await expect(first).not.toBeChecked();

  await page.getByRole('button', { name: tray.start }).click();
  await expect(first).toHaveRole('link');
  await expect(page.getByRole('region', { name: tray.title })).toHaveCount(0);
});

test('compares what was ticked, and a friend sends back what they can', async ({ page, browser }) => {
  await compare(page, 3);
  await expect(
    rows(page)
      .first()
      .getByRole('link', { name: /^Réserver/ }),
  ).toBeVisible();
  const sent = page.url();
  expect(sent.split('#')[1]).toMatch(/^fr(\.V\d+S\d+-\d{12}){3}$/);

  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  await context.clock.setFixedTime(await page.evaluate(() => Date.now()));
  const friend = await context.newPage();
  await friend.goto(sent);
  await friend.getByRole('button', { name: /refuser/i }).click();
  await rows(friend).nth(1).getByRole('checkbox').check();
  // Whose ticks they are must be said.
  await friend.getByRole('button', { name: shortlist.reply }).click();
  await expect(friend.getByRole('alert').filter({ hasText: shortlist.noName })).toBeVisible();
  await friend.getByLabel(shortlist.name).fill('Zoé');
  await friend.getByRole('button', { name: shortlist.reply }).click();
  await expect(friend.getByText(share.copied)).toBeVisible();
  const back = await friend.evaluate(() => navigator.clipboard.readText());
  await context.close();
  expect(back).toBe(`${sent}&Zo%C3%A9=010`);

  await page.goto(back);
  await page.reload();
  await expect(rows(page).nth(1)).toContainText('1 sur 1 peut');
  await expect(rows(page).nth(1)).toContainText(shortlist.best);
  await expect(page.getByText('Ont répondu\u00a0: Zoé')).toBeVisible();
});

test('brings together what two friends answered at the same time', { tag: '@phone' }, async ({ page, context }) => {
  await compare(page, 2);
  const sent = page.url();
  // Own ticks, to which no name was given yet.
  await rows(page).nth(0).getByRole('checkbox').check();
  for (const reply of ['Ana=10', 'Zo%C3%A9=11']) {
    const opened = await context.newPage();
    await opened.goto(`${sent}&${reply}`);
    await expect(rows(opened)).toHaveCount(2);
    await expect(rows(opened).nth(0).getByRole('checkbox')).toBeChecked();
    if (reply.startsWith('Ana')) continue;
    await expect(rows(opened).nth(0)).toContainText('1 sur 1 peut');
    await opened.getByRole('button', { name: 'Ajouter cette réponse ici' }).click();
    await expect(opened.getByText(shortlist.elsewhere.added)).toBeVisible();
    expect(opened.url()).toBe(`${sent}&Zo%C3%A9=11&Ana=10`);
    await expect(rows(opened).nth(0)).toContainText('2 sur 2 peuvent');
    await expect(rows(opened).nth(0).getByRole('checkbox')).toBeChecked();
  }
});

test('says of a link what it could not take over, and what of it is no more', { tag: '@desktop' }, async ({ page }) => {
  const many = Array.from({ length: 500 }, (_, index) => `V1S${index}-202611212015`).join('.');
  await page.goto(`${address}#fr.<script>.${many}.V1S0-202611212015&<b>x</b>=1&%E0%A4%A=1`);
  await expect(rows(page)).toHaveCount(12);
  await expect(rows(page).first()).toContainText(shortlist.state.gone);
  const notes = page.getByRole('alert').getByRole('listitem');
  await expect(notes).toHaveText([
    'Une séance de ce lien est illisible',
    'Une séance y était deux fois',
    /488 n’y sont pas/,
    'Une réponse est illisible',
  ]);
  await expect(page.getByText('Ont répondu\u00a0: <b>x</b>')).toBeVisible();

  await page.goto(`${address}#be.V1S1-202611212015`);
  await page.reload();
  await expect(page.getByRole('heading', { name: shortlist.foreign.title })).toBeVisible();
  await expect(page.getByRole('link', { name: /candela-cinemas\.be/ })).toHaveAttribute(
    'href',
    'https://www.candela-cinemas.be/fr/ma-selection#be.V1S1-202611212015',
  );

  await page.goto(`${address}#%00`);
  await page.reload();
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText([shortlist.lost.all]);
  await expect(page.getByRole('link', { name: shortlist.empty.go })).toBeVisible();
});

test('gives the list to a calendar and to paper', { tag: '@desktop' }, async ({ page }) => {
  await compare(page, 2);
  const file = await page.getByRole('link', { name: shortlist.calendar }).getAttribute('href');
  const answer = await page.evaluate(async (path) => {
    const response = await fetch(path ?? '');
    return { type: response.headers.get('content-type'), text: await response.text() };
  }, file);
  expect(answer.type).toContain('text/calendar');
  expect(answer.text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  const text = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  expect(text.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});
