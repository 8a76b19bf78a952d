import { href } from '@/lib/routing/href';
import { siteOrigin } from '../support/ask-site';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { readTruth, setFault } from '../support/mock-control';
import { parseHead } from '../support/parse-head';

const { errors } = messagesIn('nl');

// The browser itself notes an answer that is no 200.
test.use({ expectedErrors: /status of 503/ });

test('a film that cannot be read is told from one that does not exist, in the language of the visitor', {
  tag: '@desktop',
}, async ({ page }) => {
  const { shows } = await readTruth<{ shows: { slug: string; title: string }[] }>('be', '/api/shows?language=nl');
  const film = shows.at(-1);
  const endpoint = `/api/show/${film?.slug}`;
  const address = siteOrigin('be') + href('nl-BE', 'movie', { slug: film?.slug ?? '' });
  await setFault({ site: 'be', endpoint, body: 'html' });
  const response = await page.goto(address);
  expect(response?.status()).toBe(503);
  // What the server sent, before any script.
  expect(parseHead((await response?.text()) ?? '')).toMatchObject({ lang: 'nl-BE', headings: 1 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(errors.unavailable.title);
  await expect(page.getByRole('main').getByRole('link', { name: errors.home })).toBeVisible();
  expect(page.url()).toBe(address);

  await setFault({ site: 'be', endpoint });
  const again = page.getByRole('link', { name: errors.unavailable.retry });
  // A broken answer is believed for some seconds, so that an outage is not made worse by those who wait.
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(film?.title ?? '', { timeout: 3_000 });
  }).toPass({ timeout: 25_000 });
  expect(page.url()).toBe(address);
});

test('a link to a page that cannot be made leads to the same', { tag: '@desktop' }, async ({ page }) => {
  // Far down, and not on yet: what is opened by other tests is kept, and what plays is read for what members thought of it.
  await page.goto(siteOrigin('be') + href('fr-BE', 'openings'));
  const film = page.locator('main a[href^="/fr/films/"]:visible').last();
  const path = (await film.getAttribute('href')) ?? '';
  const endpoint = path.replace('/fr/films/', '/api/show/');
  await setFault({ site: 'be', endpoint, body: 'half-json' });
  await film.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messagesIn('fr').errors.unavailable.title);
  expect(new URL(page.url()).pathname).toBe(path);
  await setFault({ site: 'be', endpoint });
});

test.describe('a page whose code does not come', () => {
  test.use({ expectedErrors: /ERR_FAILED/ });

  test('is read and left all the same, and the console says why it is still', { tag: '@desktop' }, async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.goto(siteOrigin('fr') + href('fr-FR', 'shows'));
    expect(said.join()).toContain('ERR_FAILED');
    await page.locator('main a[href^="/films/"]:visible').first().click();
    await expect(page).toHaveURL(/\/films\/./);
    await expect(page.locator('#board a[href^="https:"]').first()).toBeVisible();
  });
});
