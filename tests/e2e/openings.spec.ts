import type { ShowDetails, Shows } from '@/lib/api/contract/shows';
import { calls } from '@/lib/api/paths';
import { href } from '@/lib/routing/href';
import { askSite, siteOrigin } from '../support/ask-site';
import { expectAccessible } from '../support/axe';
import { testNow } from '../support/clock';
import { expect, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { readTruth, setFault } from '../support/mock-control';
import { sendPublication } from '../support/publish';
import { waitUntilAwake } from '../support/wait-until-awake';

const { countdown, openings } = messagesIn('fr');
const path = (screen: 'openings') => siteOrigin('fr') + href('fr-FR', screen);

test.describe('on the day itself', { tag: '@desktop' }, () => {
  /** A country whose catalogue no other test bends. */
  const site = 'ci';
  const opensAt = new Date(Date.parse(testNow) + 90_000).toISOString();

  test('the booking of a film opens at the minute, without a reload', async ({ page }) => {
    const { shows } = await readTruth<Shows>(site, '/api/shows?language=fr');
    const slug = shows[0]?.slug ?? '';
    const detailsAt = calls.show.path.replace('[slug]', slug);
    const cinemasAt = calls.showCinemas.path.replace('[slug]', slug);
    const details = await readTruth<ShowDetails>(site, `${detailsAt}?language=fr`);
    const dated = { salesOpeningDatetime: opensAt, showtimesDisplayDatetime: null };
    await setFault({ site, endpoint: detailsAt, json: { ...details, ...dated } });
    await setFault({
      site,
      endpoint: calls.shows.path,
      json: {
        shows: shows.map((show) => (show.slug === slug ? { ...show, ...dated } : show)),
        labels: [],
        contentratings: [],
      },
    });
    await setFault({ site, endpoint: cinemasAt, json: {} });
    await sendPublication(site);
    // The clock of the machine is another one than that of the tests.
    await page.route('**/robots.txt', (route) => route.fulfill({ headers: { date: new Date(testNow).toUTCString() } }));
    await page.clock.install({ time: testNow });
    const book = page.getByRole('link', { name: `${countdown.book} ${details.title}` });
    await expect(async () => {
      await page.goto(siteOrigin(site) + href('fr-CI', 'movie', { slug }));
      await expect(page.getByRole('timer')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await waitUntilAwake(page);
    await page.evaluate(() => Object.assign(window, { isHere: true }));
    await expect(book).toHaveCount(0);

    await setFault({ site, endpoint: cinemasAt });
    await sendPublication(site);
    await page.clock.runFor(91_000);
    await expect(book).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: countdown.open })).toBeAttached();
    await expect(async () => {
      await page.clock.runFor(20_000);
      await expect(page.locator('#board').getByRole('heading').first()).toBeVisible({ timeout: 1_000 });
      await expect(page.getByText(messagesIn('fr').showtimes.none.ever)).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    expect(await page.evaluate(() => 'isHere' in window)).toBe(true);
    await setFault({ site, endpoint: detailsAt });
    await setFault({ site, endpoint: calls.shows.path });
    await sendPublication(site);
    // Whoever asks first is still answered with the page that was kept, and another test would be.
    await expect
      .poll(async () => (await askSite(`${site}.localhost`, href('fr-CI', 'movie', { slug }) ?? '')).text)
      .not.toContain(opensAt.slice(0, 'yyyy-mm-ddThh:mm:ss'.length));
  });
});

test('what opens soon stands day by day, with a reminder that a calendar takes', async ({ page }) => {
  await page.goto(path('openings'));
  const rows = page.getByRole('heading', { level: 3 });
  expect(await rows.count()).toBeGreaterThan(5);
  const reminder = page.getByRole('link', { name: new RegExp(openings.remind) }).first();
  const { headers, text } = await askSite('fr.localhost', (await reminder.getAttribute('href')) ?? '');
  expect(headers['content-type']).toContain('text/calendar');
  expect(text).toContain('BEGIN:VALARM');
  await expectAccessible(page);
});

test('a device that was asked to tells the next day what is new, and forgets it again', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto(path('openings'));
  await waitUntilAwake(page);
  const keep = page.getByRole('switch', { name: openings.keep });
  await keep.check();
  // As if one of them had been told under another date, and another not at all.
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('candela_openings') ?? '');
    const [moved = '', fresh = ''] = Object.keys(kept.told);
    kept.told[moved] = '2026-11-21T10:00:00+01:00';
    delete kept.told[fresh];
    localStorage.setItem('candela_openings', JSON.stringify({ ...kept, day: '2026-11-18' }));
  });
  await page.reload();
  const news = page.getByRole('region', { name: openings.since.replace('{day}', '18 novembre') });
  await expect(news.getByRole('listitem')).toHaveCount(2);
  await expect(news).toContainText(openings.moved);
  await expect(news).toContainText(openings.fresh);
  await keep.uncheck();
  await expect(news).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('candela_openings'))).toBeNull();
});
