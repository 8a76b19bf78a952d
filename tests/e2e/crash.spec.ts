import { href } from '@/lib/routing/href';
import words from '@/messages/nl.json' with { type: 'json' };
import { originOf } from '../support/ask';
import { expect, test } from '../support/fixture';
import { spoil, truth } from '../support/mock';

test.use({ expectedErrors: /status of 5\d\d|Server Components render|React error #441/ });

test('a film that cannot be read is told from one that does not exist, in the language of the visitor', async ({
  page,
}, { project }) => {
  const { shows } = await truth<{ shows: { slug: string; title: string }[] }>('be', '/api/shows?language=nl');
  const film = shows.at(project.name === 'phone' ? -1 : -2);
  const endpoint = `/api/show/${film?.slug}`;
  await spoil({ site: 'be', endpoint, body: 'html' });
  await page.goto(originOf('be') + href('nl-BE', 'movie', { slug: film?.slug ?? '' }));
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl-BE');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.crash.title);

  await spoil({ site: 'be', endpoint });
  const again = page.getByRole('button', { name: words.crash.retry });
  // A broken answer is believed for some seconds, so that an outage is not made worse by those who wait.
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(film?.title ?? '', { timeout: 3_000 });
  }).toPass({ timeout: 25_000 });
});
