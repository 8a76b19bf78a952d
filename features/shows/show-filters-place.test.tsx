// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { askedWhere, beginFilters, holdBack, lyon, openFilters } from './filters/filters-page.fixture';

beginFilters();

it('has the visitor’s own town within one press', async () => {
  const panel = await openFilters('Cinema');
  await userEvent.click(await panel.findByRole('button', { name: 'Lyon' }));
  await userEvent.click(await panel.findByRole('button', { name: /^Show|^No films|^Apply/ }));
  expect(location.pathname).toBe('/en/movies/filters/localisation-lyon');
});

it('takes the position that the visitor has chosen without asking the browser again', async () => {
  const place = { name: '', cinemas: ['Bellecour', 'Confluence'] };
  act(() => useLocator.setState({ choice: { mode: 'position', value: '45.75,4.83' }, place }));
  const asked = vi.fn();
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition: asked } });
  const panel = await openFilters('Cinema');
  const around = await panel.findByRole('button', { name: 'Near me' });
  await userEvent.click(around);
  expect(around.getAttribute('aria-pressed')).toBe('true');
  expect(asked).not.toHaveBeenCalled();
});

it('asks what plays in the chosen cinemas, and names a whole city behind one more press', async () => {
  const panel = await openFilters('Cinema');
  await userEvent.click(await panel.findByRole('button', { name: 'Bellecour' }));
  expect(await panel.findByRole('button', { name: 'Show 1 film' })).toBeDefined();
  await userEvent.click(panel.getByRole('button', { name: 'Another city' }));
  await userEvent.click(panel.getByRole('button', { name: 'Nice' }));
  expect(panel.getByRole('button', { name: 'Bellecour' }).getAttribute('aria-pressed')).toBe('false');
});

it('takes the cinemas around a visitor who says late where they are, and keeps what they ticked meanwhile', async () => {
  const sayWhere = askedWhere();
  const panel = await openFilters('Cinema');
  await userEvent.click(panel.getByRole('button', { name: 'Near me' }));
  await userEvent.click(panel.getByRole('checkbox', { name: /^Drama/ }));
  act(() => sayWhere(lyon));
  await waitFor(() =>
    expect(panel.getByRole('button', { name: 'Confluence' }).getAttribute('aria-pressed')).toBe('true'),
  );
  expect(panel.getByRole('checkbox', { name: /^Drama/ })).toHaveProperty('checked', true);
});

it('hears no position that comes after another place was picked', async () => {
  const sayWhere = askedWhere();
  const panel = await openFilters('Cinema');
  await userEvent.click(panel.getByRole('button', { name: 'Another city' }));
  await userEvent.click(panel.getByRole('button', { name: 'Near me' }));
  expect(document.activeElement).toBe(panel.getByRole('button', { name: 'Looking for you' }));
  await userEvent.click(panel.getByRole('button', { name: 'Nice' }));
  await act(async () => sayWhere(lyon));
  expect(panel.getByRole('button', { name: 'Nice' }).getAttribute('aria-pressed')).toBe('true');
  expect(panel.getByRole('button', { name: 'Near me' })).toBeDefined();
});

it('answers who presses before the cinemas have come once they are there', async () => {
  const sayWhere = askedWhere();
  const cinemasCome = holdBack('/api/entities/cinemas');
  const panel = await openFilters('Cinema');
  await userEvent.click(panel.getByRole('button', { name: 'Near me' }));
  expect(panel.getByRole('button', { name: 'Looking for you' })).toBeDefined();
  await act(async () => cinemasCome());
  await waitFor(() => sayWhere(lyon));
  expect((await panel.findByRole('button', { name: 'Confluence' })).getAttribute('aria-pressed')).toBe('true');
});
