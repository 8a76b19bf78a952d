// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Rail } from '@/components/ui/rail/rail';
import { stubResizeObserver } from '@/tests/support/no-resize';
import { Arrows } from './arrows.island';

/** A rail of 1000 px of which 400 are in view: jsdom lays nothing out. */
function show(contentWidth = 1000) {
  stubResizeObserver();
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(contentWidth);
  render(
    <>
      <Arrows rail="films" previous="Previous films" next="Next films" />
      <Rail id="films">
        <li>Kestrel Point</li>
      </Rail>
    </>,
  );
  const list = screen.getByRole('list');
  list.scrollBy = ((options: ScrollToOptions) => {
    list.scrollLeft = Math.min(contentWidth - 400, Math.max(0, list.scrollLeft + (options.left ?? 0)));
    fireEvent.scroll(list);
  }) as typeof list.scrollBy;
  return list;
}

const stopped = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('stops at both ends and moves in between', async () => {
  const list = show();
  expect([stopped('Previous films'), stopped('Next films')]).toEqual([true, false]);

  await press('Next films');
  expect(list.scrollLeft).toBe(320);
  expect([stopped('Previous films'), stopped('Next films')]).toEqual([false, false]);

  await press('Next films');
  expect([stopped('Previous films'), stopped('Next films')]).toEqual([false, true]);

  await press('Next films');
  expect(list.scrollLeft).toBe(600);
});

it('keeps the focus on an arrow that has reached its end', async () => {
  show(500);
  await press('Next films');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next films' }));
});

it('follows a rail that is scrolled by hand', () => {
  const list = show();
  act(() => {
    list.scrollLeft = 600;
    fireEvent.scroll(list);
  });
  expect(stopped('Next films')).toBe(true);
});

it('shows no arrows when everything is in view', () => {
  show(400);
  expect(screen.queryByRole('button')).toBeNull();
});
