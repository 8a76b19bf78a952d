// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type LocatorChoice, useLocator } from '@/lib/visitor/place/locator.store';
import { useSigned } from '@/lib/visitor/session/signed.store';
import { CinemaOrder } from './cinema-order.island';

beforeEach(() => {
  useSigned.setState(useSigned.getInitialState(), true);
  useLocator.setState(useLocator.getInitialState(), true);
});

const show = () =>
  render(
    <CinemaOrder city="lyon" lines={['Bellecour', 'Confluence', 'Part-Dieu'].map((slug) => ({ slug, line: slug }))} />,
  );
const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const choose = (choice: LocatorChoice, cinemas: string[]) =>
  act(() => useLocator.setState({ choice, place: { name: '', cinemas } }));

it('lists them as the page does for a visitor of whom nothing is known', () => {
  show();
  expect(listed()).toEqual(['Bellecour', 'Confluence', 'Part-Dieu']);
});

it('puts the cinema that was chosen first', () => {
  show();
  choose({ mode: 'cinema', value: 'Part-Dieu' }, ['Part-Dieu']);
  expect(listed()).toEqual(['Part-Dieu', 'Bellecour', 'Confluence']);
});

it('follows the way from where the visitor is', () => {
  show();
  choose({ mode: 'position', value: '45.76,4.84' }, ['Confluence', 'Part-Dieu']);
  expect(listed()).toEqual(['Confluence', 'Part-Dieu', 'Bellecour']);
});

it('moves nothing for the city that the page is about, whatever the order of its cinemas elsewhere', () => {
  show();
  choose({ mode: 'city', value: 'lyon' }, ['Part-Dieu', 'Confluence', 'Bellecour']);
  expect(listed()).toEqual(['Bellecour', 'Confluence', 'Part-Dieu']);
});

it('puts favourites before all', () => {
  show();
  act(() => useSigned.setState({ favourites: ['Confluence'] }));
  choose({ mode: 'cinema', value: 'Part-Dieu' }, ['Part-Dieu']);
  expect(listed()).toEqual(['Confluence', 'Part-Dieu', 'Bellecour']);
});
