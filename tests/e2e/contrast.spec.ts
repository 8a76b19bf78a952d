import type { Page } from '@playwright/test';
import type { Screen } from '@/lib/routing/routes';
import { siteOrigin } from '../support/ask-site';
import { cells } from '../support/cells';
import { expectLegible } from '../support/expect-legible';
import { test } from '../support/fixture';
import { launchOptions } from '../support/launch-options';
import { readSamplePath } from '../support/samples';
import { waitUntilAwake } from '../support/wait-until-awake';

test.use({ launchOptions: launchOptions({ pictures: true }) });

/** Whatever picture an editor gives: the brightest there is. */
const white = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC',
  'base64',
);
const screens = ['home', 'shows', 'movie', 'cinema', 'city', 'experiences', 'experience'] as const satisfies Screen[];
/** Cards of films on paper. */
const onPaper = ['offer', 'subscription'] as const satisfies Screen[];

async function lookAt(page: Page, wanted: readonly Screen[], ready = (): Promise<unknown> => Promise.resolve()) {
  await page.route(/\/_next\/image|\.(?:avif|jpe?g|png|webp)$/, (route) =>
    route.fulfill({ body: white, contentType: 'image/png' }),
  );
  for (const screen of wanted) {
    const cell = cells.find((each) => each.screen === screen && each.locale.code === 'fr-FR');
    if (!cell) throw new Error(`no ${screen}`);
    await page.goto(siteOrigin('fr') + (await readSamplePath(cell)));
    await waitUntilAwake(page);
    await ready();
    await expectLegible(page);
  }
}

test('words on a picture are read whatever the picture', ({ page }) => lookAt(page, screens));

test('so are those of a film among prices', { tag: '@desktop' }, ({ page }) =>
  lookAt(page, onPaper, () => page.locator('[data-liked]').first().waitFor()),
);
