// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { foundFor, inSearchOfFilms, searchRules } from '@/tests/support/search';
import { SearchDialog } from './search-dialog.island';

vi.mock('next/navigation', () => ({ usePathname: () => '/en/movies-events' }));
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const { askOf } = inSearchOfFilms(<SearchDialog rules={searchRules} />);

it('says that a film is out where the device is two months behind, once its clock was put right', async () => {
  const date = new Date('2026-11-20T18:00:00+01:00').toUTCString();
  const answer = fetch;
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-09-20T18:00:00+02:00'));
  vi.stubGlobal('fetch', async (url: string) => {
    const response = url === '/robots.txt' ? new Response(null) : await answer(url);
    response.headers.set('date', date);
    return response;
  });
  const { say } = await askOf('mar');
  say(foundFor('mar'));
  expect((await screen.findAllByText(/^In cinemas since/)).length).toBe(4);
});
