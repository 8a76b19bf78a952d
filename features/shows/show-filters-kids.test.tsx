// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { beginFilters, button } from './filters/filters-page.fixture';

beginFilters();

const isOn = (name: string) => button(name).getAttribute('aria-pressed') === 'true';

it('asks for the weekend with one press, as an address, and takes it back with the next', async () => {
  await userEvent.click(button('This weekend'));
  expect(location.pathname).toBe('/en/movies/filters/date-2026-11-21,2026-11-22');
  expect(isOn('This weekend')).toBe(true);
  await userEvent.click(button('This weekend'));
  expect(location.pathname).toBe('/en/movies');
});

it('asks for the age of one child, the youngest, and leaves what is meant for it', async () => {
  history.replaceState(null, '', '/en/movies#kids');
  const ages = within(screen.getByRole('group', { name: 'Age of the youngest' }));
  await userEvent.click(ages.getByRole('button', { name: 'Age 3' }));
  await userEvent.click(ages.getByRole('button', { name: 'Age 6' }));
  expect(location.pathname).toBe('/en/movies/filters/child-6');
  expect([isOn('Age 3'), isOn('Age 6')]).toEqual([false, true]);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 film'));
  await userEvent.click(ages.getByRole('button', { name: 'Age 3' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No film'));
  expect(button('Remove the filter Age 3')).toBeDefined();
});

it('asks for the showings made for children beside a format that is chosen', async () => {
  history.replaceState(null, '', '/en/movies/filters/tags-imax');
  dispatchEvent(new PopStateEvent('popstate'));
  await userEvent.click(button('Cinékids'));
  expect(location.pathname).toBe('/en/movies/filters/tags-imax,cinekids');
});
