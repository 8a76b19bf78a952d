import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';
import { gotoQuietly } from '../support/goto-quietly';
import { messagesIn } from '../support/messages-in';

test('a notice that was closed stays away on every page of the session', { tag: '@desktop' }, async ({ page }) => {
  const { label, close } = messagesIn('nl').alerts;
  const notice = page.getByRole('region', { name: label });
  await gotoQuietly(page, siteOrigin('nl') + href('nl-NL', 'cvd'));
  await notice.getByRole('button', { name: close }).click();
  await expect(notice).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
  await page.goto(siteOrigin('nl') + href('nl-NL', 'news'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});
