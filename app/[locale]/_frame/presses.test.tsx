// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { CloseNotice } from '@/components/views/notice-queue/close-notice';
import { Presses } from './presses.island';

beforeEach(() => {
  delete document.documentElement.dataset.closed;
});

it('does what was pressed before its answer had come, once', async () => {
  render(
    <>
      <div data-notice="flood">
        <CloseNotice label="Close" />
      </div>
      <Presses />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.documentElement.dataset.closed).toBeUndefined();
  await waitFor(() => expect(document.documentElement.dataset.closed).toBe('flood'));
});
