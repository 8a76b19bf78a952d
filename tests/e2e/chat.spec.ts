import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { findChatButton } from '../support/chat-button';
import { expect, test } from '../support/fixture';

const service = /^http:\/\/chat\.localhost:/;
const collector = /^http:\/\/feedback\.localhost:/;
const configuration = /embedded-service-config/;

const dialog = (page: Page) => page.getByRole('dialog');
const conversation = (page: Page) => page.frameLocator('iframe[title="Chat"]');
const agree = (page: Page) => dialog(page).getByRole('button', { name: 'Ouvrir le tchat' });

async function openChat(page: Page, path = '/aide') {
  await page.goto(path);
  await findChatButton(page).press('Enter');
  await expect(dialog(page)).toBeVisible();
}

/** What the service says instead of being open. */
const says = (page: Page, ...types: string[]) =>
  page.route(configuration, (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { instructions: types.map((type) => ({ type })) },
    }),
  );

function strangers(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (service.test(request.url()) || collector.test(request.url())) found.push(new URL(request.url()).pathname);
  });
  return found;
}

test('asks nobody before the visitor agrees, then opens the chat’s own window, and Escape leads back', {
  tag: '@phone',
}, async ({ page }) => {
  const asked = strangers(page);
  await openChat(page);
  await expect(dialog(page)).toContainText('service extérieur');
  await expectAccessible(page);
  expect(asked).toEqual([]);

  await agree(page).press('Enter');
  await expect(conversation(page).getByRole('heading')).toHaveText('Aide Candela');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('iframe[title="Chat"]')).toBeFocused();
  await expectAccessible(page);
  // Not waited for: the browser may never answer for a key whose frame goes with it.
  page.keyboard.press('Escape').catch(() => {});
  await expect(page.locator('iframe[title="Chat"]')).toHaveCount(0);
  await expect(findChatButton(page)).toBeFocused();
});

test('answers what is asked, in the language of the page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/en/help');
  await expect(findChatButton(page)).toHaveText('Help');
  await findChatButton(page).press('Enter');
  await dialog(page).getByRole('button', { name: 'Open the chat' }).click();
  const log = conversation(page).getByRole('log');
  await log.getByRole('button').first().click();
  await expect(log).toContainText('Open your booking');
  await conversation(page).getByRole('textbox').fill('<b>Hello</b> 👋');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('<b>Hello</b> 👋');
  await expect(log).toContainText('a demonstration');
});

// The same dialog in other words: each at one width.
for (const [reason, title, tag] of [
  ['schedule', 'Le tchat est fermé', '@desktop'],
  ['hide_reason_no_agents_available', 'Tous nos conseillers sont pris', '@phone'],
] as const) {
  test(`${reason}: says so, leads to the help centre and asks for no script`, { tag }, async ({ page }) => {
    const asked = strangers(page);
    await says(page, reason);
    await openChat(page);
    await agree(page).click();
    await expect(dialog(page)).toContainText(title);
    await expect(dialog(page).getByRole('link', { name: 'Centre d’aide' })).toHaveAttribute('href', '/aide');
    await expectAccessible(page);
    expect(asked.filter((path) => path.includes('bootstrap'))).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Écrire un message' }).click();
    await expect(page.getByRole('dialog', { name: 'Ce site vous aide-t-il ?' })).toBeVisible();
  });
}

test.describe('out of reach', () => {
  test.use({ expectedErrors: /ERR_|Failed to load|blocked by CORS/ });

  for (const [what, broken, tag] of [
    ['the check fails', configuration, '@phone'],
    ['the script fails', /bootstrap/, '@desktop'],
  ] as const) {
    test(`${what}: it is unknown, and may be asked again`, { tag }, async ({ page }) => {
      await page.route(broken, (route) => route.abort());
      await openChat(page);
      await agree(page).click();
      await expect(dialog(page)).toContainText('Le tchat ne répond pas');
      await expectAccessible(page);
      await page.unroute(broken);
      await dialog(page).getByRole('button', { name: 'Réessayer' }).click();
      await expect(conversation(page).getByRole('heading')).toHaveText('Aide Candela');
    });
  }

  test('a service that never answers is given up @desktop', async ({ page }) => {
    await page.route(configuration, () => {});
    await openChat(page);
    await agree(page).click();
    await expect(dialog(page)).toContainText('Un instant');
    await expect(dialog(page)).toContainText('Le tchat ne répond pas', { timeout: 20_000 });
  });

  test('an opinion that does not arrive is not lost @desktop', async ({ page }) => {
    await page.route(collector, (route) => route.abort());
    await openFeedback(page);
    await rate(page, '2', 'Trop lent');
    await expect(dialog(page).getByRole('alert')).toContainText('n’est pas parti');
    await expect(dialog(page).getByRole('textbox')).toHaveValue('Trop lent');
    await expectAccessible(page);
    await page.unroute(collector);
    await dialog(page).getByRole('button', { name: 'Envoyer' }).click();
    await expect(page.getByText('Merci, c’est noté')).toBeVisible();
  });
});

test('an answer that offers the chat has a way to it beside it, others have not', { tag: '@desktop' }, async ({
  page,
}) => {
  await page.goto('/aide');
  const card = page.getByRole('region', { name: 'Parler à quelqu’un' });
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  const found = { with: '', without: '' };
  for (const path of links.filter((href) => href.includes('/article/'))) {
    const html = await page.evaluate(async (url) => (await fetch(url)).text(), path);
    found[html.includes('id="contact"') ? 'with' : 'without'] ||= path;
  }
  await page.goto(found.without);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.goto(found.with);
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Ouvrir le tchat' }).click();
  await expect(dialog(page)).toContainText('service extérieur');
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: 'Ouvrir le tchat' })).toBeFocused();
});

async function openFeedback(page: Page) {
  await page.goto('/aide');
  await page.getByRole('contentinfo').getByRole('button', { name: 'Votre avis sur ce site' }).press('Enter');
  await expect(dialog(page)).toBeVisible();
}

async function rate(page: Page, mark: string, comment: string) {
  await dialog(page).getByRole('radio', { name: mark, exact: true }).press('Space');
  await dialog(page).getByRole('textbox').fill(comment);
  await dialog(page).getByRole('button', { name: 'Envoyer' }).press('Enter');
}

test('an opinion goes to its collector when it is sent, and not before @phone', async ({ page }) => {
  const asked = strangers(page);
  await openFeedback(page);
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Envoyer' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('Choisissez une note');
  expect(asked).toEqual([]);
  await rate(page, '4', 'Plus de 70 mm');
  await expect(page.getByText('Merci, c’est noté')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(asked).toEqual(['/feedback/collector.preprod.js', '/feedback/opinions']);
});
