// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Tab } from '@/tests/support/tab';
import { helpPaths } from './paths/help-paths';
import { HelpSearchIsland } from './search/help-search.island';

const address = vi.hoisted(() => ({ q: null as string | null }));
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(address.q === null ? {} : { q: address.q }),
}));
vi.mock('@/components/ui/intent-link/intent-link.island', () => import('@/tests/support/plain-link'));

const answer = (id: string, title: string, slug: string | null = `slug-${id}`) => ({
  kind: 'faq',
  id,
  slug,
  title,
  topic: 'Tickets',
});

/** What the search answers, by question; anything else finds nothing. */
function searchOf(found: Record<string, unknown[] | number>) {
  const asked = vi.fn((address: string) => {
    const answers = found[new URL(address, 'https://site.example').searchParams.get('q') ?? ''] ?? [];
    return Promise.resolve(
      typeof answers === 'number' ? new Response(null, { status: answers }) : Response.json(answers),
    );
  });
  vi.stubGlobal('fetch', asked);
  return asked;
}

function open(q: string | null) {
  address.q = q;
  const page = () => (
    <Tab queries={client}>
      <HelpSearchIsland paths={helpPaths('en-FR', 'site')} minLength={2} teasers={{ '1': 'It says so on the back.' }}>
        <p>Often asked</p>
      </HelpSearchIsland>
    </Tab>
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { rerender } = render(page());
  return (next: string) => {
    address.q = next;
    rerender(page());
  };
}

afterEach(() => {
  address.q = null;
});

it('asks nothing without a question, nor for one that is too short', () => {
  const asked = searchOf({});
  open(null);
  expect(screen.getByText('Often asked')).toBeDefined();
  open('ab');
  expect(screen.getByRole('heading', { name: 'Write at least 3 letters' })).toBeDefined();
  expect(asked).not.toHaveBeenCalled();
});

it('lists the answers by slug or by number, with the words asked for marked', async () => {
  const asked = searchOf({ card: [answer('1', 'Is my card valid?'), answer('2', 'Old card', null)] });
  open('card');
  expect(await screen.findByRole('heading', { name: '2 answers for “card”' })).toBeDefined();
  expect(asked.mock.calls[0]?.[0]).toContain('type=faq');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/en/help/article/slug/slug-1', '/en/help/article/id/2']);
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['card', 'card']);
  expect(screen.queryByText('Often asked')).toBeNull();
});

it('tells what an answer begins with, and its topic where nobody said', async () => {
  searchOf({ card: [answer('1', 'Is my card valid?'), answer('2', 'Old card')] });
  open('card');
  await screen.findByRole('heading', { name: '2 answers for “card”' });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Is my card valid?It says so on the back.',
    'Old cardTickets',
  ]);
});

it('shows five answers, the rest when asked, and five again for the next question', async () => {
  const many = (word: string) => Array.from({ length: 7 }, (_, id) => answer(String(id), `${word} ${id}`));
  searchOf({ card: many('card'), ticket: many('ticket') });
  const ask = open('card');
  await userEvent.click(await screen.findByRole('button', { name: 'The 2 other answers' }));
  expect(screen.getAllByRole('link')).toHaveLength(7);
  expect(document.activeElement?.textContent).toContain('card 5');
  ask('ticket');
  await screen.findByRole('heading', { name: '7 answers for “ticket”' });
  expect(screen.getAllByRole('link')).toHaveLength(5);
});

it('proposes shorter words that find something, the best first', async () => {
  searchOf({ bike: [answer('1', 'Bike')], parking: [answer('1', 'A'), answer('2', 'B')] });
  open('cargo bike parking');
  expect(await screen.findByRole('heading', { name: 'No answer for “cargo bike parking”' })).toBeDefined();
  await screen.findByText(/Try a single word: “parking” gives 2 answers, “bike” gives 1 answer\./);
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Search “parking”', '/en/help/search?q=parking'],
    ['Search “bike”', '/en/help/search?q=bike'],
    ['See the topics', '/en/help'],
  ]);
  expect(screen.getByText('Often asked')).toBeDefined();
});

it('keeps the focus by the answers when the link that asked goes', async () => {
  searchOf({ parking: [answer('1', 'A')] });
  const ask = open('cargo parking');
  (await screen.findByRole('link', { name: 'Search “parking”' })).focus();
  ask('parking');
  expect(document.activeElement).toBe(screen.getByRole('status'));
});

it('says when the search does not answer, and tries again', async () => {
  searchOf({ card: 503 });
  open('card');
  expect((await screen.findByRole('alert')).textContent).toContain('The search does not answer');
  searchOf({ card: [answer('1', 'Card')] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: '1 answer for “card”' })).toBeDefined();
});
