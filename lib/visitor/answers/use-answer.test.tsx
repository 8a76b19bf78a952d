// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ageOfShowings } from '@/lib/api/age-of-showings';
import { useAnswer } from './use-answer';
import { useAnswerList } from './use-answer-list';

const ask = vi.fn<(url: string) => Promise<Response>>();
const minutes = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  ask.mockReset().mockImplementation(async () => Response.json(ask.mock.calls.length));
  vi.stubGlobal('fetch', ask);
});
afterEach(() => vi.useRealTimers());

function Said({ url = '/a', freshFor }: { url?: string; freshFor?: number }) {
  const { latest, hasFailed } = useAnswer<number>(url, freshFor);
  return <p>{hasFailed ? 'failed' : `answer ${latest}`}</p>;
}

/** Looks at an answer, goes elsewhere for a while, and comes back. */
async function lookTwice(away: number, freshFor?: number) {
  const page = (shown: boolean) => shown && <Said {...(freshFor && { freshFor })} />;
  const { rerender } = render(page(true));
  await screen.findByText('answer 1');
  rerender(page(false));
  await act(() => vi.advanceTimersByTimeAsync(away));
  rerender(page(true));
}

it.each([
  ['one', () => void useAnswer('/a')],
  ['several', () => void useAnswerList(['/a', '/b'])],
])('is not drawn again only because %s is being asked', async (_, useIt) => {
  const drawn = vi.fn();
  function Watched() {
    useIt();
    drawn();
    return null;
  }
  ask.mockReturnValue(new Promise(() => {}));
  render(<Watched />);
  await act(async () => {});
  expect(ask).toHaveBeenCalled();
  expect(drawn).toHaveBeenCalledTimes(1);
});

it('asks once for all who want to know, and once a visit', async () => {
  await lookTwice(3000 * minutes);
  expect(screen.getByText('answer 1')).toBeDefined();
  render([<Said key="1" />, <Said key="2" />]);
  expect(screen.getAllByText('answer 1')).toHaveLength(3);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('does not ask for the same showings twice in a few minutes', async () => {
  await lookTwice(4 * minutes, ageOfShowings);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks again for showings that may have sold out, with the old ones in sight meanwhile', async () => {
  await lookTwice(6 * minutes, ageOfShowings);
  expect(screen.getByText('answer 1')).toBeDefined();
  expect(await screen.findByText('answer 2')).toBeDefined();
});

it('asks again for them when the window comes back', async () => {
  render(<Said freshFor={ageOfShowings} />);
  await screen.findByText('answer 1');
  await act(() => vi.advanceTimersByTimeAsync(6 * minutes));
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('answer 2')).toBeDefined();
});

it('keeps the answer of another address in sight until there is a new one', async () => {
  const { rerender } = render(<Said />);
  await screen.findByText('answer 1');
  rerender(<Said url="/b" />);
  expect(screen.getByText('answer 1')).toBeDefined();
  expect(await screen.findByText('answer 2')).toBeDefined();
});

it('asks twice in an outage before it says so, and again once the network is back', async () => {
  ask.mockImplementation(async () => new Response(null, { status: 503 }));
  render(<Said />);
  await screen.findByText('failed');
  expect(ask).toHaveBeenCalledTimes(2);
  ask.mockImplementation(async () => Response.json(3));
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('answer 3')).toBeDefined();
});

it('asks once for what is not there', async () => {
  ask.mockImplementation(async () => new Response(null, { status: 404 }));
  render(<Said />);
  await screen.findByText('failed');
  expect(ask).toHaveBeenCalledTimes(1);
});

it('tells of what failed only whoever saw it fail', async () => {
  ask.mockImplementation(async () => new Response(null, { status: 404 }));
  const { unmount } = render(<Said />);
  await screen.findByText('failed');
  unmount();
  ask.mockImplementation(async () => Response.json(7));
  render(<Said />);
  expect(screen.queryByText('failed')).toBeNull();
  expect(await screen.findByText('answer 7')).toBeDefined();
});

it('has several at once, in their order', async () => {
  ask.mockImplementation(async (url) => Response.json(url));
  const lists = new Set<unknown>();
  function List() {
    const list = useAnswerList<string>(['/b', '/a']);
    lists.add(list);
    return <p>{list.map(({ data }) => data ?? '…').join(' ')}</p>;
  }
  const { rerender } = render(<List />);
  await waitFor(() => expect(screen.getByText('/b /a')).toBeDefined());
  const known = lists.size;
  rerender(<List />);
  expect(lists.size).toBe(known);
});
