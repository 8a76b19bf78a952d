// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshForShowings, freshForTheVisit } from './query-freshness';

const ask = vi.fn<() => Promise<number>>();
const minutes = 60_000;
let asked = 0;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  asked = 0;
  ask.mockImplementation(async () => ++asked);
});
afterEach(() => vi.useRealTimers());

function Answer({ kept }: { kept: object }) {
  const { data } = useQuery({ queryKey: ['board'], queryFn: ask, ...kept });
  return <p>answer {data}</p>;
}

/** Looks at an answer, goes elsewhere for a while, and comes back. */
async function lookTwice(kept: object, away: number) {
  const client = new QueryClient({ defaultOptions: { queries: freshForTheVisit } });
  const page = (shown: boolean) => (
    <QueryClientProvider client={client}>{shown && <Answer kept={kept} />}</QueryClientProvider>
  );
  const { rerender } = render(page(true));
  await screen.findByText('answer 1');
  rerender(page(false));
  await act(() => vi.advanceTimersByTimeAsync(away));
  rerender(page(true));
}

it('asks once a visit, however long that is', async () => {
  await lookTwice({}, 3000 * minutes);
  expect(screen.getByText('answer 1')).toBeDefined();
  expect(asked).toBe(1);
});

it('does not ask for the same showings twice in a few minutes', async () => {
  await lookTwice(freshForShowings, 4 * minutes);
  expect(screen.getByText('answer 1')).toBeDefined();
  expect(asked).toBe(1);
});

it('asks again for showings that may have sold out, with the old ones in sight meanwhile', async () => {
  await lookTwice(freshForShowings, 6 * minutes);
  expect(screen.getByText('answer 1')).toBeDefined();
  expect(await screen.findByText('answer 2')).toBeDefined();
});
