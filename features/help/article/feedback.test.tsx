// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useConsent } from '@/lib/visitor/consent/consent.store';
import { Tab } from '@/tests/support/tab';
import { FeedbackIsland } from './feedback.island';

const sent: { url: string; said: unknown }[] = [];
beforeEach(() => {
  useConsent.setState({ choices: {} });
  vi.stubGlobal('navigator', {
    sendBeacon: (url: string, body: Blob) =>
      void body.text().then((text) => sent.push({ url, said: JSON.parse(text) })),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  sent.length = 0;
  delete window.dataLayer;
});

const press = (verdict: string) => {
  render(
    <Tab>
      <FeedbackIsland article="exchange-a-ticket" next="The way on" />
    </Tab>,
  );
  fireEvent.click(screen.getByRole('button', { name: verdict }));
};

it.each([
  ['Yes', true, 'Thank you, noted.'],
  ['No', false, 'Thank you for telling us.'],
])('tells the site of a %s, thanks for it once and keeps the focus in place', async (verdict, useful, thanks) => {
  press(verdict);
  await vi.waitFor(() =>
    expect(sent).toEqual([{ url: '/api/reports/verdicts', said: { answer: 'exchange-a-ticket', useful } }]),
  );
  expect(window.dataLayer).toBeUndefined();
  expect(document.activeElement?.textContent).toBe(thanks);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText('The way on') === null, 'whom it did not help is led on').toBe(useful);
});

it('tells the tags of a visitor who allows them', () => {
  useConsent.setState({ choices: { audience: true } });
  press('No');
  expect(window.dataLayer).toContainEqual({ event: 'help_feedback', article: 'exchange-a-ticket', useful: false });
});
