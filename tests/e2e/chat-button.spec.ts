import { siteOrigin } from '../support/ask-site';
import { findChatButton } from '../support/chat-button';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { waitUntilAwake } from '../support/wait-until-awake';
import { waitUntilFollowed } from '../support/wait-until-followed';

/** Whether a press on it arrives; Playwright's own would scroll until it does. */
function isInReach(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [0.1, 0.5, 0.9].every((share) =>
    element.contains(document.elementFromPoint(left + width * share, top + height * share)),
  );
}

test('never lies over the way to the later days, wherever the page is scrolled to @phone', async ({ page }) => {
  const { chooseDay, later } = messagesIn('fr').showtimes;
  await page.goto('/cinemas/candela-lyon-confluence');
  await waitUntilAwake(page);
  const way = page.getByRole('navigation', { name: chooseDay }).getByRole('button', { name: later });
  const bar = (await page.locator('nav[data-chrome]').last().boundingBox())?.y ?? 0;
  const { y = 0, height = 0 } = (await way.boundingBox()) ?? {};
  // From where the bar at the foot ends to well above the button of the chat.
  for (let below = bar - height; below > bar - 3 * height; below -= height / 4) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), Math.max(0, y - below));
    await expect.poll(() => way.evaluate(isInReach), { timeout: 3_000 }).toBe(true);
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await findChatButton(page).focus();
  await expect(findChatButton(page)).toHaveCSS('opacity', '1');
});

test('covers nothing of the first view, goes while a phone reads on, and is back on the way up @phone', async ({
  page,
}) => {
  await page.goto('/films');
  await waitUntilFollowed(page);
  const scroll = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await expect(findChatButton(page)).not.toBeInViewport();
  await scroll(900);
  await expect(page.locator('html[data-header-hidden]')).toHaveCount(1);
  await expect(findChatButton(page)).not.toBeInViewport();
  await scroll(600);
  await expect(findChatButton(page)).toBeInViewport();
});

test('a site without all four parts of the chat has none', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`${siteOrigin('nl')}/`);
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(findChatButton(page)).toHaveCount(0);
});

test.describe('inside the app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 CandelaApp/4.12' });
  test('there is neither', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/m/aide');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(findChatButton(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /Votre avis/ })).toBeHidden();
  });
});
