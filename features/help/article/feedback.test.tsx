// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Tab } from '@/tests/support/tab';
import { FeedbackIsland } from './feedback.island';

it.each([
  ['Yes', 'Thank you, noted.'],
  ['No', 'Thank you for telling us.'],
])('thanks for a %s, once, and keeps the focus in place', async (verdict, thanks) => {
  render(
    <Tab>
      <FeedbackIsland />
    </Tab>,
  );
  await userEvent.click(screen.getByRole('button', { name: verdict }));
  expect(document.activeElement?.textContent).toBe(thanks);
  expect(screen.queryByRole('button')).toBeNull();
});
