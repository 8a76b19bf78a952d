// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { EventKind, EventSummary } from '@/lib/domain/event';
import type { Locale } from '@/lib/sites/locales';
import { Tab } from '@/tests/support/tab';
import { EventsScreen } from './events';

const event = (slug: string, kind: EventKind, facts: Partial<EventSummary> = {}): EventSummary => ({
  slug,
  title: slug,
  kind,
  subtitle: null,
  html: null,
  backdrop: null,
  poster: null,
  amount: null,
  initial: null,
  isActive: true,
  prices: [],
  redirectSlug: null,
  ...facts,
});

const open = (locale: Locale, events: EventSummary[], isHeard = true) =>
  render(
    <Tab locale={locale}>
      <EventsScreen events={events} dates={[]} isHeard={isHeard} />
    </Tab>,
  );
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it.each([
  ['en-NL', '/en/candela-events/Ladies'],
  ['en-BE', '/en/event-special/Ladies'],
] as const)('each kind of event has its own address, a branded one on %s %s', (locale, branded) => {
  open(locale, [event('Opera', 'season'), event('Crime', 'special'), event('Ladies', 'branded')]);
  expect(address('Opera')).toBe('/en/season/Opera');
  expect(address('Crime')).toBe('/en/event-special/Crime');
  expect(address('Ladies')).toBe(branded);
});

it('calls a price the lowest only where there are others', () => {
  const price = (label: string) => ({ label, amount: 650 });
  open('en-FR', [
    event('One', 'season', { amount: 890, prices: [price('Full')] }),
    event('Many', 'season', { amount: 650, prices: [price('From four'), price('One')] }),
  ]);
  expect(screen.getByText('€8.90 a ticket')).toBeTruthy();
  expect(screen.getByText('From €6.50 a ticket')).toBeTruthy();
});

it('says so where nothing is on, and leads to the films', () => {
  open('en-FR', []);
  expect(screen.getByText('No events announced')).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/movies-events');
});

it('does not say so while no programme answers, but that it cannot tell', () => {
  open('en-FR', [], false);
  expect(screen.queryByText('No events announced')).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('The films could not be shown');
});
