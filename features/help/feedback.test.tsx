// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it } from 'vitest';
import messages from '@/messages/en.json';
import { FeedbackIsland } from './feedback.island';

it.each([
  ['Yes', 'Thank you, noted.'],
  ['No', 'Thank you for telling us.'],
])('thanks for a %s, once, and keeps the focus in place', async (verdict, thanks) => {
  render(
    <NextIntlClientProvider locale="en-FR" messages={messages}>
      <FeedbackIsland />
    </NextIntlClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: verdict }));
  expect(document.activeElement?.textContent).toBe(thanks);
  expect(screen.queryByRole('button')).toBeNull();
});
