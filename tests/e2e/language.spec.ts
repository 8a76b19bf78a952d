import { href } from '@/lib/routing/href';
import { originOf } from '../support/ask';
import { expect, test } from '../support/fixture';
import { truth } from '../support/mock';
import { wordsOf } from '../support/words';

test('the language switch keeps to the light view of a cinema', async ({ page }) => {
  const cinemas = await truth<{ slug: string; status: boolean }[]>('be', '/api/cinemas?language=nl');
  const slug = cinemas.find(({ status }) => status)?.slug ?? '';
  await page.goto(originOf('be') + href('nl-BE', 'cinemaLight', { slug }), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: wordsOf('nl').language.title }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(new RegExp(`/fr/cinemas/l/${slug}$`));
});
