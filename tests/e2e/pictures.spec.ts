import { expect, test } from '../support/fixture';
import { launchOptions } from '../support/launch-options';

// A picture is drawn when it is first asked for, which may take longer than Next waits.
test.use({ launchOptions: launchOptions({ pictures: true }), expectedErrors: /_next\/image/ });

test('the pictures in sight are there, in a format that saves bytes', async ({ page }) => {
  test.slow();
  const formats = new Set<string>();
  page.on('response', (answer) => {
    if (answer.url().includes('/_next/image') && answer.ok()) formats.add(answer.headers()['content-type'] ?? '');
  });
  await expect(async () => {
    await page.goto('/films', { waitUntil: 'networkidle' });
    const seen = await page
      .locator('main img')
      .evaluateAll((pictures: HTMLImageElement[]) =>
        pictures
          .filter((picture) => picture.getBoundingClientRect().top < innerHeight && picture.checkVisibility())
          .map(({ naturalWidth }) => naturalWidth > 0),
      );
    expect(seen.length).toBeGreaterThan(0);
    expect(seen).not.toContain(false);
  }).toPass({ timeout: 120_000 });
  expect([...formats]).toEqual(['image/avif']);
});
