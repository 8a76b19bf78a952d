import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe';
import { expect, test } from '../support/fixture';
import { readTruth } from '../support/mock-control';

type Trailer = { externalId: string; videoType: string; isMain: boolean };
type Titles = { shows: { slug: string }[] };

/** A title whose main trailer the first host plays, and another one the second. */
async function titleWith(main: string, other?: string): Promise<string> {
  const { shows } = await readTruth<Titles>('fr', '/api/shows?language=fr');
  for (const { slug } of shows.slice(0, 40)) {
    const { trailers = [] } = await readTruth<{ trailers?: Trailer[] }>('fr', `/api/show/${slug}?language=fr`);
    const hosts = trailers.map(({ videoType, isMain }) => `${videoType} ${isMain}`);
    if (hosts.includes(`${main} true`) && (!other || hosts.includes(`${other} false`))) return slug;
  }
  throw new Error(`No title has a main trailer of ${main} and one of ${other}.`);
}

const dialog = (page: Page) => page.getByRole('dialog').filter({ has: page.getByRole('heading', { level: 2 }) });
const frame = (page: Page) => page.locator('dialog iframe');
const foreign = /youtube|vimeo|allocine|ytimg/;

async function openTrailer(page: Page, slug: string) {
  await page.goto(`/films/${slug}`);
  await page.getByRole('main').getByRole('button', { name: 'Bande-annonce' }).press('Enter');
  await expect(dialog(page)).toBeVisible();
}

/** Turns to the other video, which is YouTube's, and agrees to it. */
async function playYoutube(page: Page) {
  await openTrailer(page, await titleWith('allocine', 'youtube'));
  await dialog(page).getByRole('group').getByRole('button', { pressed: false }).first().click();
  await expect(page.getByRole('heading', { name: 'Cette vidéo est chez YouTube' })).toBeVisible();
  await page.getByRole('button', { name: 'Lire cette vidéo' }).click();
}

/** A stand-in for the player of a host: no test leaves this machine. */
const standIn = (page: Page, script: string) =>
  page.route(foreign, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<title>player</title><script>${script}</script>` }),
  );

test('asks nothing of another host before the visitor agrees, and stops on Escape and on Back', {
  tag: '@phone',
}, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => foreign.test(new URL(request.url()).host) && asked.push(request.url()));
  await standIn(page, '');
  await openTrailer(page, await titleWith('allocine'));
  await expect(page.getByRole('heading', { name: 'Cette vidéo est chez AlloCiné' })).toBeVisible();
  await expectAccessible(page);
  expect(asked).toEqual([]);

  const once = page.getByRole('button', { name: 'Lire cette vidéo' });
  await expect(once).toBeFocused();
  await once.press('Enter');
  await expect(frame(page)).toHaveAttribute('src', /^https:\/\/player\.allocine\.fr\//);
  await page.getByRole('button', { name: 'Fermer la bande-annonce' }).press('Escape');
  await expect(frame(page)).toHaveCount(0);

  await page.getByRole('main').getByRole('button', { name: 'Bande-annonce' }).press('Enter');
  await expect(once).toBeVisible();
  await once.press('Enter');
  await expect(frame(page)).toHaveCount(1);
  await page.goBack();
  await expect(frame(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/films\//);
});

test('says so when the player refuses, and when the host is blocked', { tag: '@phone' }, async ({ page }) => {
  await standIn(page, 'parent.postMessage(JSON.stringify({event:"onError",info:150}), "*")');
  await playYoutube(page);
  const message = page.getByRole('alert').filter({ hasText: 'La vidéo ne se lance pas' });
  await expect(message).toBeVisible();
  await expect(message.getByRole('link', { name: 'Voir sur YouTube' })).toHaveAttribute('rel', /noopener/);
  await expectAccessible(page);
});

test.describe('cut off', () => {
  test.use({ expectedErrors: /ERR_|Failed to load/ });

  test('gives up on a host that never answers', { tag: '@desktop' }, async ({ page }) => {
    await page.route(foreign, () => {});
    await playYoutube(page);
    await expect(frame(page)).toHaveCount(1);
    await page.clock.fastForward(12_000);
    const message = page.getByRole('alert').filter({ hasText: 'La vidéo ne se lance pas' });
    await expect(message).toBeVisible({ timeout: 4_000 });
  });
});

test('plays our own film without a question, with captions to choose', { tag: '@desktop' }, async ({ page }) => {
  await openTrailer(page, await titleWith('S3'));
  const video = page.locator('dialog video');
  await expect(video).toBeVisible();
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.readyState), { timeout: 20_000 })
    .toBeGreaterThan(0);
  expect(
    await video.evaluate((film: HTMLVideoElement) => [...film.textTracks].map(({ language }) => language)),
  ).toEqual(['fr', 'en']);
  await expectAccessible(page);
});

test('opens for an address that asks for it, without a sound of its own', { tag: '@desktop' }, async ({ page }) => {
  await page.goto(`/films/${await titleWith('allocine')}?bandeannonce=true`);
  await expect(dialog(page)).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
});
