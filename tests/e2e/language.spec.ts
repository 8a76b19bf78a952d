import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { gotoQuietly } from '../support/goto-quietly';
import { messagesIn } from '../support/messages-in';
import { readTruth } from '../support/mock-control';
import { tabTo } from '../support/tab-to';

test('the language switch keeps to the light view of a cinema', { tag: '@desktop' }, async ({ page }) => {
  const cinemas = await readTruth<{ slug: string; status: boolean }[]>('be', '/api/cinemas?language=nl');
  const slug = cinemas.find(({ status }) => status)?.slug ?? '';
  await gotoQuietly(page, siteOrigin('be') + href('nl-BE', 'cinemaLight', { slug }));
  const french = page.getByRole('link', { name: 'Français' });
  // What moves the page while it wakes up closes the panel again.
  await expect(async () => {
    if (!(await french.isVisible()))
      await page.getByRole('button', { name: new RegExp(`^${messagesIn('nl').language.title}`) }).click();
    await expect(french).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await french.click();
  await expect(page).toHaveURL(new RegExp(`/fr/cinemas/l/${slug}$`));
});

test('a page that the other language has not gives way to its list, and a notice says so once', {
  tag: '@desktop',
}, async ({ page }) => {
  const { news } = await readTruth<{ news: { slug: string }[] }>('fr', '/api/news?language=fr');
  const names = await Promise.all(
    news.map(async ({ slug }) => ({
      slug,
      names: await readTruth<{ en: string | null }>('fr', `/api/news/${slug}/translate`),
    })),
  );
  const slug = names.find((item) => item.names.en === null)?.slug ?? '';
  await gotoQuietly(page, siteOrigin('fr') + href('fr-FR', 'newsItem', { slug }));
  await page.getByRole('button', { name: messagesIn('fr').language.title }).click();
  await page.getByRole('link', { name: 'English' }).click();

  await page.waitForURL((url) => url.pathname === href('en-FR', 'news'));
  const { title } = messagesIn('en').language.untranslated;
  await expect(page.getByRole('status').filter({ hasText: title })).toBeVisible();
  await expect(page).toHaveURL(siteOrigin('fr') + href('en-FR', 'news'));
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('the language switch is used by keys alone, and closes once they lead past it', { tag: '@desktop' }, async ({
  page,
}) => {
  const { language } = messagesIn('nl');
  await gotoQuietly(page, siteOrigin('be') + href('nl-BE', 'home'));
  const button = page.getByRole('button', { name: language.title });
  const panel = page.getByRole('dialog', { name: language.title });
  await button.press('Enter');
  await expect(panel).toBeVisible();
  await tabTo(page, panel.getByRole('link').first(), 3);
  await expectAccessible(page, ':is(dialog:modal, :popover-open)');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();

  await button.press('Enter');
  await tabTo(page, panel.getByRole('link').last(), 6);
  await page.keyboard.press('Tab');
  await expect(panel).toBeHidden();
  await expect(page.locator(':focus')).toBeVisible();
  await button.press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(panel).toBeHidden();
});
