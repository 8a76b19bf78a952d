// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useLocator } from './locator.store';
import { paintWays } from './paint-ways';

let stop = () => {};
beforeEach(() => {
  document.documentElement.lang = 'fr-FR';
  document.body.innerHTML = '<span data-way="45.7427,4.8185"></span><span data-way="43.3053,5.3705"></span>';
  useLocator.setState(useLocator.getInitialState(), true);
  stop = paintWays();
});
afterEach(() => stop());

const said = () =>
  [...document.querySelectorAll('[data-way]')].map(({ textContent }) => textContent?.replace('\u202f', ' '));

it('says nothing of who has not said where they are', () => {
  act(() => useLocator.setState({ choice: { mode: 'city', value: 'lyon' } }));
  expect(said()).toEqual(['', '']);
});

it('says how far each is once that is known, and follows the visitor', () => {
  act(() => useLocator.setState({ choice: { mode: 'position', value: '45.76,4.84' } }));
  expect(said()).toEqual(['2,5 km', '276 km']);
  act(() => useLocator.setState({ here: { latitude: 43.3, longitude: 5.37 } }));
  expect(said()[1]).toBe('0,6 km');
  act(() => useLocator.setState({ here: null, choice: null }));
  expect(said()).toEqual(['', '']);
});

it('says it of the rows that come with the next page', async () => {
  act(() => useLocator.setState({ choice: { mode: 'position', value: '45.76,4.84' } }));
  document.body.innerHTML = '<span data-way="45.7427,4.8185"></span>';
  await act(async () => {});
  expect(said()).toEqual(['2,5 km']);
});
