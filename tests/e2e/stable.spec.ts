import type { Page, Route } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { askSite, siteOrigin, sitePort } from '../support/ask-site';
import { testNow } from '../support/clock';
import { expect, test } from '../support/fixture';
import { holdScripts } from '../support/hold-scripts';
import { launchOptions } from '../support/launch-options';
import { messagesIn } from '../support/messages-in';
import { readTruth } from '../support/mock-control';
import { serveInParts } from '../support/serve-in-parts';
import { expectNoJump, slowDown, watchShifts } from '../support/shifts';
import { waitUntilAwake } from '../support/wait-until-awake';

// A picture without a place of its own moves what is below it when it comes.
test.use({ launchOptions: launchOptions({ pictures: true }) });
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"/>';
const pictures = /\/_next\/image\?/;
const servePicture = (route: Route) => route.fulfill({ contentType: 'image/svg+xml', body: picture });
/** Long after the words. */
const pictureComes = () => new Promise((come) => setTimeout(come, 3_000));
// What the server would draw takes its time, and the processor's.
test.beforeEach(({ page }) => page.route(pictures, servePicture));

const firstOf = async (path: string) => {
  const answer = await readTruth<{ slug: string }[] | { shows: { slug: string }[] }>('fr', `${path}?language=fr`);
  return ('shows' in answer ? answer.shows : answer)[0]?.slug ?? '';
};

const film = async () => href('fr-FR', 'movie', { slug: await firstOf('/api/shows') });
const cinema = async () => href('fr-FR', 'cinema', { slug: await firstOf('/api/cinemas') });

const hoursLater = new Date(Date.parse(testNow) + 4 * 3_600_000);

const { from } = messagesIn('fr').starts;

for (const [name, path, now, next] of [
  ['the home page', async () => href('fr-FR', 'home'), testNow, from],
  ['a film, for a visitor of another town than the page begins with', film],
  ['a cinema whose page was made hours ago', cinema, hoursLater],
  [
    'the films, filtered',
    async () => `${href('fr-FR', 'shows')}/filters/date-2026-11-21/versions-vost`,
    testNow,
    `${from} sam\\.`,
  ],
] as const) {
  test(`nothing jumps on ${name} while a slow network brings its parts`, async ({ page, context }) => {
    test.slow();
    if (now) await context.clock.setFixedTime(now);
    await context.addCookies([{ name: 'candela_locator', value: 'city:lyon', url: siteOrigin('fr') }]);
    await watchShifts(page);
    const pathname = (await path()) ?? '';
    // The server makes the page at its first request: what is measured is its way to the visitor.
    await askSite('fr.localhost', pathname);
    await page.route(pictures, (route) => pictureComes().then(() => servePicture(route)));
    await slowDown(page);
    await page.goto(siteOrigin('fr') + pathname, { waitUntil: 'networkidle' });
    await waitUntilAwake(page);
    await expect(page.locator(':root[data-unsettled]')).toHaveCount(0);
    // When a film begins next at the visitor's place, which no page knows.
    const cards = page
      .locator('[data-starts]')
      .filter({ hasText: new RegExp(`^${next} \\d\\d:\\d\\d · `), visible: true });
    if (next) await expect(cards.first()).toBeVisible();
    await expectNoJump(page);
    expect(await page.evaluate(() => scrollY), 'nobody has scrolled').toBe(0);
  });
}

test('who has reached the foot of the guide before it is awake is still there after it', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'candela_locator', value: 'city:lyon', url: siteOrigin('fr') }]);
  const wake = await holdScripts(page);
  await page.goto(siteOrigin('fr') + href('fr-FR', 'guide'), { waitUntil: 'commit' });
  const last = page.getByRole('main').getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport();
  wake();
  await waitUntilAwake(page);
  await expect(page.locator(':root[data-unsettled]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
});

test('the words at the foot of the picture of a film do not climb while they come', async ({ page }) => {
  await watchShifts(page);
  const pathname = (await film()) ?? '';
  const { text } = await askSite('fr.localhost', pathname);
  const title = text.indexOf('<h1');
  const [facts = 0, credits = 0, days = 0] = ['<ul', '<dl', '<nav'].map((tag) => text.indexOf(tag, title));
  const parts = [text.slice(0, facts), text.slice(facts, credits), text.slice(credits, days), text.slice(days)];
  const halting = await serveInParts({ host: 'fr.localhost', port: sitePort() }, pathname, parts);
  await page.goto(halting.url);
  await expectNoJump(page);
  await halting.stop();
});

test('a tab of the films is the one of the address as soon as the page begins to come @desktop', async ({ page }) => {
  await watchShifts(page);
  const pathname = href('fr-FR', 'shows') ?? '';
  const { text } = await askSite('fr.localhost', pathname);
  const end = text.indexOf('data-in="presales', text.indexOf('data-usual'));
  const parts = [text.slice(0, end), text.slice(end)];
  const halting = await serveInParts({ host: 'fr.localhost', port: sitePort() }, pathname, parts);
  await page.goto(`${halting.url}#kids`);
  await expectNoJump(page);
  await halting.stop();
});

const placesOf = (page: Page, part: string) =>
  page.locator(part).evaluateAll((parts) =>
    parts.map((each) => {
      const { left, top, width } = each.getBoundingClientRect();
      return [left, top, width].map(Math.round);
    }),
  );

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [what, path, part] of [
    ['the days of a film', film, 'data-day'],
    ['the cinemas of a film', film, 'data-tickets-cinema'],
    ['the days of a cinema', cinema, 'data-day'],
  ] as const) {
    test(`${what} stand where they will while the page has come only in part`, async ({ page }) => {
      const url = siteOrigin('fr') + (await path());
      const html = (await (await page.goto(url))?.text()) ?? '';
      const whole = await placesOf(page, `main [${part}]`);
      expect(whole.length).toBeGreaterThan(1);
      const starts = [...html.matchAll(new RegExp(`<\\w+ [^>]*${part}=`, 'g'))].map(({ index }) => index);

      for (const come of [1, Math.ceil(whole.length / 2), whole.length - 1]) {
        await page.route(url, (route) =>
          route.fulfill({ contentType: 'text/html', body: html.slice(0, starts[come]) }),
        );
        await page.goto(url);
        expect(await placesOf(page, `main [${part}]`), `${come} have come`).toEqual(whole.slice(0, come));
        await page.unroute(url);
      }
    });
  }
});
