// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { asked, foundFor, inSearchOfFilms, optionsShown, searchRules, waitUntilQuiet } from '@/tests/support/search';
import { SearchDialog } from './search-dialog.island';

vi.mock('next/navigation', () => ({ usePathname: () => '/en/movies-events' }));
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const { askOf } = inSearchOfFilms(<SearchDialog rules={searchRules} />);

it('does not let an answer that comes late take the place of a newer one', async () => {
  const { user, say } = await askOf('mar');
  await user.keyboard('s');
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.say(foundFor('mars'));
  await waitFor(() => expect(optionsShown()[0]).toContain('mars One'));
  say(foundFor('mar'));
  await waitUntilQuiet();
  expect(optionsShown()[0]).toContain('mars One');
});

it('says that nothing was found and where to go on', async () => {
  const { say } = await askOf('zzz');
  say([]);
  expect(await screen.findByText('Nothing for “⁨zzz⁩”')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Search the help centre' }).getAttribute('href')).toMatch(/\?q=zzz$/);
});

it('finds screens of the site itself by what people call them', async () => {
  const { say } = await askOf('subscr');
  say([]);
  const pass = await screen.findByRole('option', { name: /CinéPass/ });
  expect(pass.getAttribute('href')).toBe('/en/cinepass');
  expect(screen.queryByText(/^Nothing for/)).toBeNull();
});

it('says that cinemas are near where none is in the town', async () => {
  const { say } = await askOf('bron');
  const near = { town: 'Bron', kilometres: 3.4 };
  say([{ kind: 'cinema', slug: 'a', title: 'A', city: 'Lyon', postalCode: '69003', image: null, near }]);
  const group = await screen.findByRole('group', { name: 'Nearest cinemas' });
  expect(group.textContent).toMatch(/69003 Lyon.· 3.4.km/);
});

it('says that it failed, and tries again', async () => {
  const { user, say } = await askOf('mar');
  say({}, 504);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.say(foundFor('mar'));
  await waitFor(() => expect(optionsShown()).toHaveLength(5));
});

it('says so when there were too many searches, and not that it is broken', async () => {
  const { user, say } = await askOf('mar');
  say({}, 429);
  expect(await screen.findByText('Too many searches at once')).toBeDefined();
  expect(screen.queryByText('Search is not answering')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.say(foundFor('mar'));
  await waitFor(() => expect(optionsShown()).toHaveLength(5));
});
