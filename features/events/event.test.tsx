// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it } from 'vitest';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import { showSummary } from '@/tests/support/summaries';
import { Tab } from '@/tests/support/tab';
import { wireEvent } from '@/tests/support/wire-editorial';
import { EventScreen } from './event';

type Known = Pick<ComponentProps<typeof EventScreen>, 'days' | 'titles'>;

function open(isWhole: boolean, active = true, known: Partial<Known> = {}) {
  const event = parseAnswer('fr', endpoints.event, 'test', wireEvent({ active }));
  render(
    <Tab>
      <EventScreen
        {...{ event, isWhole, days: [], titles: [], areTimesHeard: true, trail: null, schedule: null, ...known }}
      />
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

const night = showSummary('night');
it.each<[string, Partial<Known>]>([
  ['days', { days: [{ day: '2026-11-26', shows: [{ show: night, isLive: false, bookable: true }] }] }],
  ['titles', { titles: [night] }],
])('shows the %s that it knows and says that others are missing, where one does not answer', (_, known) => {
  open(false, true, known);
  expect(screen.getByRole('alert').textContent).toContain('Part of this page could not be shown');
});
