// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Accordion } from './accordion';

const isOpen = (summary: string) => screen.getByText(summary).closest('details')?.open;

it('opens and closes at its own line', async () => {
  render(<Accordion summary="Exchange">Up to 45 minutes before.</Accordion>);
  expect(isOpen('Exchange')).toBe(false);
  await userEvent.click(screen.getByText('Exchange'));
  expect(isOpen('Exchange')).toBe(true);
  await userEvent.click(screen.getByText('Exchange'));
  expect(isOpen('Exchange')).toBe(false);
});

// The platform closes details of one name, where it exists; jsdom does not.
it('shares its name with those that it closes', () => {
  render(
    <Accordion summary="Programme" name="faq" open>
      On Wednesday.
    </Accordion>,
  );
  expect(screen.getByRole('group').getAttribute('name')).toBe('faq');
  expect(isOpen('Programme')).toBe(true);
});
