import type { Page } from '@playwright/test';
import { atMost, median, type Row } from './table';

export type Press = {
  what: string;
  selector: string;
  /** Of this there is more in sight after the press than before; `[data-pressed]` is what was pressed. */
  seen: string;
  /** Typed into it; a tap where there is none. */
  key?: string;
  /** Tapped before it, and not measured. */
  after?: readonly string[];
};

/** What a control shows that is pressed, and a day that is chosen. */
export const isOn = '[data-pressed][aria-pressed=true]';
export const isChosen = '[data-pressed][aria-current=date]';
export const dialog = 'dialog[open]';

/** Milliseconds: what a press asks for may come by the phone's line. */
const patience = 10_000;

type Vitals = { inp: number; isHeard: boolean };
type WithVitals = { vitals: Vitals };

const inSight = (page: Page, selector: string) => page.locator(selector).filter({ visible: true });

/**
 * The longest event of a press, in milliseconds; without end where the browser heard of none, or nothing came of it. After other
 * presses only the second tells: a browser says nothing of events below 16 ms but of the first.
 */
export async function measurePress(page: Page, { selector, seen, key, after = [] }: Press, settled: number) {
  for (const one of after) {
    await inSight(page, one).first().tap();
    await page.waitForTimeout(settled);
  }
  const control = inSight(page, selector).first();
  await control.scrollIntoViewIfNeeded();
  if (key) await control.focus();
  await control.evaluate((element) => element.setAttribute('data-pressed', ''));
  await page.waitForTimeout(500);
  const before = await inSight(page, seen).count();
  await page.evaluate(() => {
    (window as unknown as WithVitals).vitals.inp = 0;
  });
  await (key ? page.keyboard.press(key) : control.tap());
  await page.waitForTimeout(settled);
  const { inp, isHeard } = await page.evaluate(() => (window as unknown as WithVitals).vitals);
  const isSeen = await inSight(page, seen)
    .nth(before)
    .waitFor({ timeout: patience })
    .then(
      () => true,
      () => false,
    );
  return isHeard && isSeen ? inp : Number.POSITIVE_INFINITY;
}

/** Missed by a press that did nothing, be it once: it answers in no time at all. */
export function pressRow(what: string, found: readonly number[], slowdown: number): Row {
  const measured = found.every(Number.isFinite) ? median(found) : Number.POSITIVE_INFINITY;
  const said = found.map((ms) => (Number.isFinite(ms) ? ms : 'nothing came of it')).join(', ');
  return atMost({
    what: `${what}, INP`,
    budget: 100,
    measured,
    unit: 'ms',
    note: `${said}; CPU ÷ ${slowdown.toFixed(1)}`,
  });
}
