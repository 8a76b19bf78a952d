// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useConsent } from '@/lib/visitor/consent/consent.store';
import { Tab } from '@/tests/support/tab';
import { FeedbackIsland } from './feedback.island';

beforeEach(() => useConsent.setState({ choices: {} }));
afterEach(() => {
  delete window.dataLayer;
});

const open = () =>
  render(
    <Tab>
      <FeedbackIsland article="exchange-a-ticket" otherwise="Something else" />
    </Tab>,
  );

it('asks nobody whose answer no one would hear', () => {
  open();
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByText('Something else')).toBeDefined();
});

it.each([
  ['Yes', true, 'Thank you, noted.'],
  ['No', false, 'Thank you for telling us.'],
])('tells the editors of a %s, thanks for it once and keeps the focus in place', async (verdict, useful, thanks) => {
  useConsent.setState({ choices: { audience: true } });
  open();
  await userEvent.click(screen.getByRole('button', { name: verdict }));
  expect(window.dataLayer).toContainEqual({ event: 'help_feedback', article: 'exchange-a-ticket', useful });
  expect(document.activeElement?.textContent).toBe(thanks);
  expect(screen.queryByRole('button')).toBeNull();
});
