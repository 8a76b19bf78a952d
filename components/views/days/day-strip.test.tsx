// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { showInTab } from '@/tests/support/tab';
import { DayStrip } from './day-strip';
import { followDayKeys } from './follow-day-keys';

followDayKeys();
const onChoose = vi.fn();
const strip = (chosen = '2026-11-21') =>
  showInTab(
    <DayStrip
      {...{ chosen, onChoose, programmeDay: 3, length: 4, onCalendar: () => {} }}
      today="2026-11-20"
      dates={['2026-11-20', '2026-11-21', '2026-11-23']}
    />,
  );
const focused = () => document.activeElement?.closest<HTMLElement>('[data-day]')?.dataset.day;

afterEach(() => {
  vi.restoreAllMocks();
});

it('brings the chosen day into its row, and leaves the page where it is', () => {
  const moves = vi.fn();
  Object.assign(Element.prototype, { scrollIntoView: moves });
  const spans: Record<string, [left: number, right: number]> = { OL: [16, 276], LI: [300, 356] };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [left, right] = spans[this.tagName] ?? [0, 0];
    return { left, right } as DOMRect;
  });
  strip();
  expect(screen.getByRole('toolbar').scrollLeft).toBe(80);
  expect(moves).not.toHaveBeenCalled();
});

it('is one stop of the Tab key, on the chosen day, and the calendar is the next', async () => {
  strip();
  await userEvent.tab();
  expect(focused()).toBe('2026-11-21');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Plus tard' }));
});

it('is walked with the arrows, Home and End, and a day is chosen only by a press', async () => {
  strip();
  await userEvent.tab();
  const walk: (string | undefined)[] = [];
  for (const key of [
    '{ArrowRight}',
    '{ArrowRight}',
    '{ArrowRight}',
    '{Home}',
    '{ArrowLeft}',
    '{End}',
    '{ArrowLeft}',
    'x',
  ]) {
    await userEvent.keyboard(key);
    walk.push(focused()?.slice(8));
  }
  expect(walk).toEqual(['22', '23', '23', '20', '20', '23', '22', '22']);
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('2026-11-23');
});

it('leaves a day without showings alone, wherever it is pressed', async () => {
  strip();
  await userEvent.click(screen.getByText('22'));
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('23'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('2026-11-23');
});
