import { href } from '@/lib/routing/href';
import { originOf } from '../support/ask';
import { expect, test } from '../support/fixture';
import { gotoQuietly } from '../support/quiet';
import { wordsOf } from '../support/words';

test('a notice that was closed stays away on every page of the session', async ({ page }) => {
  const { label, close } = wordsOf('nl').alerts;
  const notice = page.getByRole('region', { name: label });
  await gotoQuietly(page, originOf('nl') + href('nl-NL', 'cvd'));
  await notice.getByRole('button', { name: close }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.goto(originOf('nl') + href('nl-NL', 'news'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});
