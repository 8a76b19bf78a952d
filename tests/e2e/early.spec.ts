import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';
import { holdScripts } from '../support/hold-scripts';
import { messagesIn } from '../support/messages-in';
import { waitUntilAwake } from '../support/wait-until-awake';

const { cinemaSearch, guide } = messagesIn('fr');

test('what is chosen of lists before the guide is awake is heard', async ({ page }) => {
  const wake = await holdScripts(page);
  await page.goto(siteOrigin('fr') + href('fr-FR', 'guide'), { waitUntil: 'commit' });
  const lists = page.getByRole('group', { name: guide.filters }).getByRole('combobox');
  const [child, after] = [lists.nth(0), lists.nth(1)];
  await child.selectOption('6');
  await after.selectOption('2000');
  wake();
  await waitUntilAwake(page);
  await expect(page).toHaveURL(/\/filters\/(?=.*after-2000)(?=.*child-6\b)/);
  await expect(child).toHaveValue('6');
  await expect(after).toHaveValue('2000');
});

test('what is typed before the list of cinemas is awake is looked for', async ({ page }) => {
  const wake = await holdScripts(page);
  await page.goto(siteOrigin('fr') + href('fr-FR', 'cinemas'), { waitUntil: 'commit' });
  const field = page.getByRole('main').getByLabel(cinemaSearch.label);
  await field.pressSequentially('Lyon');
  wake();
  await waitUntilAwake(page);
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /^\d+ cinémas$/ }),
  ).toBeVisible();
  await expect(field).toHaveValue('Lyon');
});
