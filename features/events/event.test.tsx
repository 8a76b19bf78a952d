// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import { Tab } from '@/tests/support/tab';
import { wireEvent } from '@/tests/support/wire-editorial';
import { EventScreen } from './event';

function open(isWhole: boolean, active = true) {
  const event = parseAnswer('fr', endpoints.event, 'test', wireEvent({ active }));
  render(
    <Tab>
      <EventScreen {...{ event, isWhole, days: [], titles: [], trail: null, schedule: null }} />
    </Tab>,
  );
}

it('says that its programme has not been announced where it names no titles', () => {
  open(true);
  expect(screen.getByRole('heading', { name: 'The programme has not been announced yet' })).toBeTruthy();
  expect(screen.getByText('Programme to come')).toBeTruthy();
});

it('does not say so while its titles do not answer, but that it cannot tell', () => {
  open(false);
  expect(screen.queryByText('The programme has not been announced yet')).toBeNull();
  expect(screen.queryByText('Programme to come')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('The films could not be shown');
});

it('is over, whatever answers', () => {
  open(false, false);
  expect(screen.queryByRole('alert')).toBeNull();
});
