// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { handlePresses } from './handle-presses';
import { pressAttributes } from './presses';

it('answers a button by its name, wherever it stands and whatever of it is pressed', () => {
  const closeNotice = vi.fn();
  handlePresses({ closeNotice });
  render(
    <>
      <button type="button" {...pressAttributes('closeNotice')}>
        <b>Close</b>
      </button>
      <button type="button" {...pressAttributes('chooseCookies')}>
        Cookies
      </button>
      <button type="button">Other</button>
    </>,
  );
  for (const word of ['Close', 'Cookies', 'Other']) fireEvent.click(screen.getByText(word));
  expect(closeNotice).toHaveBeenCalledExactlyOnceWith(screen.getByRole('button', { name: 'Close' }));
});
