// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { beginFilters, button, isStopped, openFilters, showFilters } from './filters/filters-page.fixture';

beginFilters();

it('offers all kinds at once and says what each value would leave', async () => {
  const panel = await openFilters();
  expect(panel.getByRole('button', { name: 'Show 3 films' })).toBeDefined();
  expect(panel.getByRole('checkbox', { name: /^Drama/ }).closest('label')?.textContent).toBe('Drama2');
  await waitFor(() => expect(isStopped(panel.getByRole('button', { name: '4DX' }))).toBe(true));
  expect(isStopped(panel.getByRole('button', { name: 'IMAX' }))).toBe(false);
  expect(isStopped(panel.getByRole('button', { name: 'OV' }))).toBe(true);
});

it('begins at the filter that was pressed', async () => {
  const panel = await openFilters();
  expect(document.activeElement).toBe(panel.getByRole('group', { name: 'Version' }));
  await panel.findByRole('button', { name: 'VF' });
  await userEvent.tab();
  expect(document.activeElement).toBe(panel.getByRole('button', { name: 'VF' }));
});

it('counts while one chooses, and changes the page only at the foot', async () => {
  const panel = await openFilters();
  await userEvent.click(panel.getByRole('button', { name: 'VOST' }));
  expect(panel.getByRole('button', { name: 'Show 2 films' })).toBeDefined();
  await userEvent.click(panel.getByRole('checkbox', { name: /^Drama/ }));
  expect(location.pathname).toBe('/en/movies');

  await userEvent.click(panel.getByRole('button', { name: 'Show 1 film' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/en/movies/filters/versions-vost/genres-drama');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 film'));
  expect(button('Remove the filter VOST')).toBeDefined();
});

it('keeps the focus where all of it was taken back', async () => {
  const panel = await openFilters();
  const clear = panel.getByRole('button', { name: 'Clear all' });
  await userEvent.click(panel.getByRole('button', { name: 'VOST' }));
  await userEvent.click(clear);
  expect(panel.getByRole('button', { name: 'Show 3 films' })).toBeDefined();
  expect(clear).toHaveProperty('disabled', false);
  expect(clear.getAttribute('aria-disabled')).toBe('true');
});

it('keeps the focus on a value that was taken back and would leave nothing now, and hears no press of it', async () => {
  act(() => history.replaceState(null, '', '/en/movies/filters/versions-ov/genres-drama/tags-imax'));
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  const panel = await openFilters();
  for (const value of [panel.getByRole('button', { name: 'IMAX' }), panel.getByRole('checkbox', { name: /^Drama/ })]) {
    await userEvent.click(value);
    expect(isStopped(value)).toBe(true);
    expect(document.activeElement).toBe(value);
    await userEvent.keyboard(' ');
    expect(isStopped(value)).toBe(true);
  }
});

it('forgets what was chosen when it is closed', async () => {
  const panel = await openFilters();
  await userEvent.click(panel.getByRole('button', { name: 'VOST' }));
  await userEvent.click(panel.getByRole('button', { name: 'Close filters' }));
  expect(location.pathname).toBe('/en/movies');
  const again = await openFilters();
  expect(again.getByRole('button', { name: 'VOST' }).getAttribute('aria-pressed')).toBe('false');
});

it('takes one filter away at a time, and Back undoes the last', async () => {
  act(() => history.replaceState(null, '', '/en/movies/filters/versions-vost/genres-drama'));
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove the filter VOST' }));
  expect(location.pathname).toBe('/en/movies/filters/genres-drama');
  act(() => history.back());
  await waitFor(() => expect(location.pathname).toBe('/en/movies/filters/versions-vost/genres-drama'));
  await userEvent.click(button('Clear all'));
  expect(location.pathname).toBe('/en/movies');
});

it('hands the focus on where a press takes its own button away', async () => {
  const arrive = async (path: string) => {
    act(() => history.replaceState(null, '', path));
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    await screen.findByRole('list', { name: 'Chosen filters' });
  };
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.id;
  await arrive('/en/movies/filters/versions-vost/genres-drama');
  await userEvent.click(button('Remove the filter VOST'));
  expect(focused()).toBe('Remove the filter Drama');
  await userEvent.click(button('Remove the filter Drama'));
  expect(focused()).toBe('main');
  await arrive('/en/movies/filters/versions-ov');
  await userEvent.click((await screen.findAllByRole('button', { name: 'Clear all' })).at(-1)!);
  expect(focused()).toBe('main');
});

it('takes several days, by their name or one by one', async () => {
  const panel = await openFilters('Date');
  await userEvent.click(panel.getByRole('button', { name: 'This weekend' }));
  await userEvent.click(panel.getByRole('button', { name: 'Pick a day' }));
  await userEvent.click(panel.getByRole('button', { name: /23/ }));
  await userEvent.click(panel.getByRole('button', { name: /^Show/ }));
  expect(location.pathname).toBe('/en/movies/filters/date-2026-11-21,2026-11-22,2026-11-23');
});

it('counts its days from the visitor’s, where the cinemas stand, however old the page is', async () => {
  cleanup();
  // Two in the morning in Paris: still the evening of the 21st.
  vi.setSystemTime('2026-11-22T01:00:00Z');
  history.replaceState(null, '', '/en/movies/filters/date-2026-11-21');
  showFilters();
  await waitFor(() => expect(button(/^Date\s*Today$/)).toBeDefined());
  const panel = await openFilters('Date');
  expect(panel.getByRole('button', { name: 'Today' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(panel.getByRole('button', { name: 'Pick a day' }));
  expect(panel.queryByRole('button', { name: /20/ })).toBeNull();
});

it('needs no panel for what some always need', async () => {
  await userEvent.click(button('Captions'));
  expect(location.pathname).toBe('/en/movies/filters/tags-hearing-impaired');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 film'));
});

const ranked = () => [...document.querySelectorAll('article h2')].map(({ textContent }) => textContent);

it('puts the best liked first at an address of its own, narrowed by the same filters', async () => {
  await userEvent.click(button('Best liked'));
  expect(location.pathname).toBe('/en/movies/filters/order-liked');
  await waitFor(() => expect(ranked()).toEqual(['High Noon', 'Madame Verel', 'Kestrel Point']));
  expect(screen.getByText(/at least 50 voices/)).toBeDefined();
  act(() => history.replaceState(null, '', '/en/movies/filters/genres-drama/order-liked'));
  act(() => void dispatchEvent(new PopStateEvent('popstate')));
  await waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 films'));
  await userEvent.click(button('Best liked'));
  expect(location.pathname).toBe('/en/movies/filters/genres-drama');
  await waitFor(() => expect(ranked()).toEqual([]));
});

it('says that opinions could not be loaded, and leaves the films as they stand', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
  await userEvent.click(button('Best liked'));
  expect(await screen.findByText(/^Opinions could not be loaded/)).toBeDefined();
  expect([ranked(), document.querySelector('style')]).toEqual([[], null]);
});
