import type { Locator, Page } from '@playwright/test';
import type { WireShowtime } from '@/lib/api/contract/shows';
import { addDays, formatWallClock } from '@/lib/domain/day';
import { formatDate } from '@/lib/i18n/date';
import { formatDay } from '@/lib/i18n/day';
import { href } from '@/lib/routing/href';
import { locales } from '@/lib/sites/locales';
import { siteFacts } from '@/lib/sites/sites';
import { askSite, siteOrigin } from '../support/ask-site';
import { expect, refuseCookies, test } from '../support/fixture';
import { messagesIn } from '../support/messages-in';
import { readTruth } from '../support/mock-control';
import { moments } from '../support/moments';
import { expectNoJump, watchShifts } from '../support/shifts';
import { startElsewhen } from '../support/start-elsewhen';
import { waitUntilAwake } from '../support/wait-until-awake';

// One after the other: each moment has a server of its own.
test.describe.configure({ mode: 'default' });
test.use({ hasRefused: false, timezoneId: 'America/New_York' });

let elsewhen: Awaited<ReturnType<typeof startElsewhen>>;
test.beforeAll(async () => {
  elsewhen = await startElsewhen();
});
test.afterAll(() => elsewhen.end());

const tickets = (within: Locator) => within.locator('[data-ticket]').filter({ visible: true });
/** Stands beside a day of which hardly anything is left. */
const nextDay = '[data-next-day]';
/** In structured data: day, hour, and what the clock is ahead of the world's. */
const startDate = /"startDate":"(\d{4}-\d\d-\d\d)T(\d\d):\d\d:\d\d([^"]*)"/g;

/** The times of all that can be booked, list by list, as the wire writes them: without seconds. */
const timesIn = (within: Locator) =>
  within
    .locator(':is(ul, ol):has([data-ticket])')
    .evaluateAll((lists) =>
      lists
        .map((list) =>
          [...list.querySelectorAll('[data-ticket]')]
            .filter((ticket) => ticket.closest('ul, ol') === list && ticket.checkVisibility())
            .map((ticket) => ticket.getAttribute('data-ticket')?.slice(0, 16) ?? ''),
        )
        .filter((times) => times.length),
    );

/** Nothing of what is past shows before its line is pressed. */
async function expectFold(within: Locator, past: number): Promise<void> {
  const folds = within.locator('details:has([data-look=old])');
  if (past === 0) return expect(folds).toHaveCount(0);
  const hidden = folds.first().locator('[data-look=old]').first();
  await expect(hidden).toBeHidden();
  await folds.first().locator('summary').first().click();
  await expect(hidden).toBeVisible();
  await folds.first().locator('summary').first().click();
}

for (const { name, code, now, today, weekend, offsets } of moments) {
  const { site, language } = locales[code];
  const { showtimes, tonight, filters, filterPanel } = messagesIn(language);
  const tomorrow = addDays(today, 1);
  const isToday = (time: string) => time >= `${today} 03` && time < `${tomorrow} 03`;
  const ask = <T>(path: string) => readTruth<T>(site, `${path}?language=${language}`, elsewhen.ports.mock);
  const open = async (page: Page, path: string | null) => {
    await page.goto(siteOrigin(site, elsewhen.ports.site) + path);
    await waitUntilAwake(page);
    await expect(page.locator(':root[data-unsettled]')).toHaveCount(0);
  };
  /** Some cinemas sell for ten minutes more. */
  const latest = formatWallClock(new Date(Date.parse(now) - 600_000), siteFacts(site).timeZone).slice(0, 16);
  const expectInOrder = async (within: Locator) => {
    for (const times of await timesIn(within)) {
      expect(times).toEqual(times.toSorted());
      expect((times[0] ?? '') > latest, `${times[0]} can be booked at ${now}`).toBe(true);
    }
  };
  /** Without anything left today the next day is a press away, and has something. */
  const expectWayOn = async (page: Page, within: Locator) => {
    if ((await timesIn(within)).flat().some(isToday)) return;
    await page
      .getByRole('button', { name: showtimes.none.go.replace('{day}', showtimes.tomorrow), exact: true })
      .click();
    await expect(page.locator(`[data-day="${tomorrow}"]`).getByRole('button')).toHaveAttribute('aria-current', 'date');
    await expect(tickets(within).first()).toBeVisible();
    await expectInOrder(within);
    for (const time of (await timesIn(within)).flat()) expect(isToday(time), time).toBe(false);
  };

  test(`${name} what can be booked comes first, what is past is a line that opens, tomorrow is a press away`, {
    tag: '@phone',
  }, async ({ page, context }) => {
    await elsewhen.move(now, site);
    await refuseCookies(context, now);
    await context.clock.setFixedTime(now);
    const cinemas = await ask<{ slug: string; status: boolean }[]>('/api/cinemas');
    const cinema = cinemas.find(({ status }) => status)?.slug ?? '';
    const place = { name: 'candela_locator', value: `cinema:${cinema}`, url: siteOrigin(site) };
    await context.addCookies([place]);
    const { shows } = await ask<{ shows: Record<string, { days: object }> }>(`/api/cinema/${cinema}/shows`);
    const film = Object.keys(shows).find((slug) => [today, tomorrow].every((day) => day in shows[slug]!.days)) ?? '';
    const showings = await ask<WireShowtime[]>(`/api/show/${film}/showtimes/${cinema}/${today}`);
    const isOpen = ({ reservabilityEnd }: WireShowtime) => Date.parse(`${reservabilityEnd}`) > Date.parse(now);

    await test.step('home', async () => {
      await open(page, href(code, 'home'));
      const next = page.locator('section[aria-labelledby=next-showings]');
      await expect(tickets(next).first()).toBeVisible();
      await expectInOrder(page.getByRole('main'));
      const isLeft = (await timesIn(next)).flat().some(isToday);
      // In the night the next day goes by its own name.
      const days = isLeft
        ? [tonight.when.today, tonight.when.tonight]
        : [tonight.when.tomorrow, formatDate(tomorrow, code, 'weekdayLong')];
      await expect(next.getByRole('heading')).toContainText(new RegExp(days.join('|'), 'i'));
    });

    await test.step('film', async () => {
      const path = href(code, 'movie', { slug: film });
      await open(page, path);
      const board = page.locator('#board');
      await expect(page.locator('[data-day]').first()).toHaveAttribute('data-day', today);
      // What is counted is of the chosen cinema and its neighbours.
      const listed = `:is([data-ticket], button[data-look]):not(${nextDay} *)`;
      const left = await board.locator(listed).filter({ visible: true }).count();
      if (left) await expect(board.getByRole('status').first()).toHaveText(new RegExp(`^${left} `));
      await expectInOrder(board);
      const own = board
        .locator(`section[aria-label]:not(${nextDay} *)`)
        .filter({ has: page.locator(`a[href$="/${cinema}"]`) });
      const sold = showings.filter((showing) => showing.status === 'available' && showing.refCmd && isOpen(showing));
      if (left) expect((await timesIn(own)).flat().sort()).toEqual(sold.map(({ time }) => time.slice(0, 16)).sort());
      await expectFold(own, showings.filter((showing) => !isOpen(showing)).length);
      const { text } = await askSite(`${site}.localhost`, path ?? '', {}, elsewhen.ports.site);
      const starts = [...text.matchAll(startDate)];
      expect(starts.length > 0).toBe(left > 0);
      for (const [, day = '', hour = '', offset] of starts)
        expect(offset).toBe(offsets[`${day} ${hour}` < `${tomorrow} 03` ? 0 : 1]);
      await expectWayOn(page, board);
    });

    await test.step('cinema', async () => {
      await open(page, href(code, 'cinema', { slug: cinema }));
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: formatDay(today, code, 'long') })).toBeVisible();
      await expectInOrder(main);
      const [first] = (await timesIn(main)).flat().filter(isToday);
      if (first) await expect(tickets(main.getByRole('article').first()).first()).toBeVisible();
      await expectFold(main, showings.filter((showing) => !isOpen(showing)).length);
      await expectWayOn(page, main);
    });

    await test.step('films', async () => {
      await open(page, href(code, 'shows'));
      const kinds = page.getByRole('group', { name: filters.label });
      await kinds.getByRole('button', { name: filters.kind.date, exact: true }).click();
      const panel = page.getByRole('dialog', { name: filterPanel.title });
      await expect(panel.getByRole('button', { name: filters.tomorrow, exact: true })).toBeVisible();
      const pick = panel.getByRole('button', { name: filters.weekend, exact: true });
      await expect(pick).toHaveCount(weekend.length ? 1 : 0);
      if (!weekend.length) return;
      await pick.click();
      await panel.getByRole('button').last().click();
      await expect(page).toHaveURL((url) => weekend.every((day) => url.pathname.includes(day)));
    });

    await test.step('guide', async () => {
      await watchShifts(page);
      await open(page, href(code, 'guide'));
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
      await expectNoJump(page);
    });
  });
}
