// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button';

it('does nothing twice: while busy it neither acts nor submits, and keeps its name and focus', async () => {
  const act = vi.fn();
  const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" busy={busy} onClick={act}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  rerender(form(true));
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect([act.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-busy')).toBe('true');
});
