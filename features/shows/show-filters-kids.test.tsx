// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { beginFilters, button } from './filters/filters-page.fixture';

beginFilters();

const pick = (name: string) => button(name, 'kids');
const isOn = (name: string) => pick(name).getAttribute('aria-pressed') === 'true';

it('asks for the weekend with one press, as an address, and takes it back with the next', async () => {
  await userEvent.click(pick('This weekend'));
  expect(location.pathname).toBe('/en/movies/filters/date-2026-11-21,2026-11-22');
  expect(isOn('This weekend')).toBe(true);
  await userEvent.click(pick('This weekend'));
  expect(location.pathname).toBe('/en/movies');
});

it('asks for the age of one child, the youngest, and leaves what is meant for it', async () => {
  history.replaceState(null, '', '/en/movies#kids');
  const ages = within(screen.getByRole('group', { name: 'Age of the youngest' }));
  expect(isOn('All ages'), 'what a list opens on is said').toBe(true);
  await userEvent.click(ages.getByRole('button', { name: 'From age 3' }));
  await userEvent.click(ages.getByRole('button', { name: 'From age 6' }));
  expect(location.pathname).toBe('/en/movies/filters/child-6');
  expect([isOn('All ages'), isOn('From age 3'), isOn('From age 6')]).toEqual([false, false, true]);
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 film'));
  await userEvent.click(ages.getByRole('button', { name: 'From age 3' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No film'));
  expect(button('Remove the filter From age 3')).toBeDefined();
  await userEvent.click(ages.getByRole('button', { name: 'All ages' }));
  expect([location.pathname, isOn('All ages')]).toEqual(['/en/movies', true]);
});

it('asks for the showings made for children beside a format that is chosen', async () => {
  history.replaceState(null, '', '/en/movies/filters/tags-imax');
  dispatchEvent(new PopStateEvent('popstate'));
  await userEvent.click(pick('Cinékids'));
  expect(location.pathname).toBe('/en/movies/filters/tags-imax,cinekids');
});

it('keeps days, versions and opinions behind one press, which stands open once they are chosen', async () => {
  const more = pick('Version').closest('details');
  expect([more?.open, pick('Best liked').closest('details') === more]).toEqual([false, true]);
  await userEvent.click(pick('Best liked'));
  expect([more?.open, isOn('Best liked')]).toEqual([true, true]);
});
