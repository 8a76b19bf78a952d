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

const { countdown, film, openings } = messagesIn('fr');
/** Within the fortnight for which it is told. */
const hasOpened = (at: string) => {
  const ago = Date.parse(testNow) - Date.parse(at);
  return ago > 0 && ago < 13 * 86_400_000;
};
const isToOpen = ({ salesOpeningDatetime: at }: Shows['shows'][number]) => at !== null && at > testNow;
const path = (screen: 'openings') => siteOrigin('fr') + href('fr-FR', screen);

test.describe('on the day itself', { tag: '@desktop' }, () => {
  /** A country whose catalogue no other test bends. */
  const site = 'ci';
  const opensAt = new Date(Date.parse(testNow) + 90_000).toISOString();

  test('the booking of a film opens at the minute, on its card and on its page, without a reload', async ({ page }) => {
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
        shows: shows.map((show) => (show.slug === slug || isToOpen(show) ? { ...show, ...dated } : show)),
        labels: [],
        contentratings: [],
      },
    });
    await setFault({ site, endpoint: cinemasAt, json: {} });
    await sendPublication(site);
    // The clock of the machine is another one than that of the tests.
    await page.route('**/robots.txt', (route) => route.fulfill({ headers: { date: new Date(testNow).toUTCString() } }));
    await page.clock.install({ time: testNow });
    const card = page.locator('main time[data-opens]').first();
    await expect(async () => {
      await page.goto(siteOrigin(site) + href('fr-CI', 'home'));
      await expect(card).toHaveText(/^Réservation à \d\d:\d\d, dans \d\smin$/, { timeout: 2_000 });
    }).toPass();
    await page.clock.runFor(91_000);
    await expect(card).toHaveText(film.opening.open);

    const book = page.getByRole('link', { name: `${countdown.book} ${details.title}` });
    await expect(async () => {
      await page.goto(siteOrigin(site) + href('fr-CI', 'movie', { slug }));
      await expect(page.getByRole('timer')).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await waitUntilAwake(page);
    await page.evaluate(() => Object.assign(window, { isHere: true }));
    await expect(book).toHaveCount(0);
    const remind = page.getByRole('link', { name: new RegExp(openings.remind) });
    await expect(remind).toBeVisible();
    await expectAccessible(page);

    await setFault({ site, endpoint: cinemasAt });
    await sendPublication(site);
    await page.clock.runFor(91_000);
    await expect(book).toBeVisible();
    await expect(remind).toHaveCount(0);
    await expectAccessible(page);
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

test('what opens soon stands day by day, with a reminder that a calendar takes', { tag: '@desktop' }, async ({
  page,
}) => {
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
  const { shows } = await readTruth<Shows>('fr', '/api/shows?language=fr');
  const opened = shows.find(({ salesOpeningDatetime: at }) => at && hasOpened(at));
  const name = opened?.showRef || opened?.slug || '';
  // As if one of them had been told under another date, another not at all, and one before it opened.
  await page.evaluate((ref) => {
    const kept = JSON.parse(localStorage.getItem('candela_openings') ?? '');
    const [moved = '', fresh = ''] = Object.keys(kept.told);
    kept.told[moved] = '2026-11-21T10:00:00+01:00';
    kept.told[ref] = '2026-11-19T10:00:00+01:00';
    delete kept.told[fresh];
    localStorage.setItem('candela_openings', JSON.stringify({ ...kept, day: '2026-11-18' }));
  }, name);
  await page.reload();
  const news = page.getByRole('region', { name: openings.since.replace('{day}', '18 novembre') });
  const lines = news.getByRole('listitem');
  await expect(lines).toHaveCount(3);
  await expect(news).toContainText(openings.moved);
  await expect(news).toContainText(openings.fresh);
  await expect(lines.filter({ hasText: openings.opened })).toContainText(/Réservation ouverte depuis le \d/);
  await expectAccessible(page);
  await expect(lines.getByRole('link', { name: opened?.title ?? '', exact: true })).toBeVisible();
  await keep.uncheck();
  await expect(news).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('candela_openings'))).toBeNull();
});
