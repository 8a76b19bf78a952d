// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Providers } from '@/app/providers.island';
import { earlyPressesScript } from '@/lib/visitor/device/early-presses-script';
import { handlePresses } from '@/lib/visitor/device/handle-presses';
import { pressAttributes } from '@/lib/visitor/device/presses';
import { Presses } from './presses.island';

const print = vi.hoisted(() => vi.fn());
vi.mock('./once-awake', () => {
  handlePresses({ print });
  return {};
});

/** Presses once the page has been taken over, and before anything of it has been painted. */
function PressesThen({ children }: { children: ReactNode }) {
  useLayoutEffect(() => screen.getByRole('button').click(), []);
  return children;
}

beforeEach(() => {
  new Function(earlyPressesScript)();
});

it('answers once what is pressed between the listener of the page and that of its islands', async () => {
  document.body.innerHTML = '<main></main>';
  const container = document.querySelector('main') as HTMLElement;
  render(
    <PressesThen>
      <Providers>
        <button type="button" {...pressAttributes('print')}>
          Print
        </button>
        <Presses />
      </Providers>
    </PressesThen>,
    { container },
  );
  await act(() => vi.waitFor(() => expect(print).toHaveBeenCalled()));
  expect(print).toHaveBeenCalledOnce();
});
