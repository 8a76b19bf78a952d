import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';
import { gotoQuietly } from '../support/goto-quietly';
import { tabTo } from '../support/tab-to';

test('from the home page over a film and a day to a showing, with the keyboard alone', { tag: '@desktop' }, async ({
  page,
}) => {
  const films = href('fr-FR', 'movie', { slug: 'x' })?.slice(0, -1) ?? '';
  await gotoQuietly(page, siteOrigin('fr') + href('fr-FR', 'home'));

  await page.keyboard.press('Tab');
  await expect(page.locator('.skip-link')).toBeFocused();
  await page.keyboard.press('Enter');
  const film = page.locator(`main a[href^="${films}"]:not([href*="#"], [href*="?"]):visible`).first();
  const path = (await film.getAttribute('href')) ?? '';
  await tabTo(page, film, 30);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteOrigin('fr') + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const day = page
    .locator('li[data-day]')
    .getByRole('button')
    .and(page.locator('button:not([aria-disabled], [aria-current])'))
    .first();
  const date = await day.locator('xpath=..').getAttribute('data-day');
  await tabTo(page, page.locator('li[data-day]').getByRole('button').and(page.locator('[aria-current]')), 60);
  // The days are one stop, so that what follows them is near.
  const chosen = page.locator(`li[data-day="${date}"]`).getByRole('button');
  const isThere = () => chosen.evaluate((button) => button === document.activeElement);
  for (let presses = 0; presses < 14 && !(await isThere()); presses++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/filters/date-${date}$`));
  await expect(page.locator(`li[data-day="${date}"]`).getByRole('button')).toBeFocused();

  // The board may go over to the visitor's place meanwhile, where other showings stand: whichever is first by then.
  const ticket = page.locator('#board a[href^="https://ticketing."]').first();
  await expect(ticket).toBeVisible();
  await tabTo(page, ticket, 20);
  const address = (await ticket.getAttribute('href')) ?? '';
  await page.route(/^https:\/\/ticketing\./, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>ticket</title>' }),
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
});
