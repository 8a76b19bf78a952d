// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import messages from '@/messages/fr.json';
import { installDialog } from '@/tests/support/install-dialog';
import { searchRules } from '@/tests/support/search';
import { showInTab } from '@/tests/support/tab';
import { SearchLayer, SearchLink } from './search.island';

vi.mock('next/navigation', () => ({ usePathname: () => '/offres' }));

it('shows at the press that it was felt, and once code and words are there the search', async () => {
  installDialog();
  const words = Promise.withResolvers<Response>();
  const asked = vi.fn((url: string) =>
    url.startsWith('/api/words/') ? words.promise : Promise.reject(new Error(url)),
  );
  vi.stubGlobal('fetch', asked);
  showInTab(
    <>
      <SearchLink path="/films" className="">
        Rechercher
      </SearchLink>
      <SearchLayer path="/films" rules={searchRules} />
    </>,
  );
  const link = screen.getByRole('link', { name: 'Rechercher' });
  await userEvent.click(link);
  expect(document.body.dataset.going).toBe('');
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/api/words/fr/search']);
  words.resolve(Response.json({ search: messages.search, rating: messages.rating }));
  expect(await screen.findByRole('combobox', {}, { timeout: 10_000 })).toBeDefined();
  await waitFor(() => expect(document.body.dataset.going).toBeUndefined());
}, 15_000);
