// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '@/lib/domain/client';
import { setFavourite } from '@/lib/visitor/marks/set-favourite';
import { useFeelings } from '@/lib/visitor/marks/use-feelings';
import { useSession } from '@/lib/visitor/session/session';
import { followSession, useSigned } from '@/lib/visitor/session/signed.store';
import { buildSession, buildTab, camille, setSignedCookie, stubAnswers } from '@/tests/support/session-stubs';
import { showInTab } from '@/tests/support/tab';
import { SignedIn } from '../layer/signed-in.island';

const bruno: Client = { ...camille, id: 'm-2', name: 'Bruno Keller', favoriteCinemas: ['gent'] };
const nothing = { wishlist: [], emotions: {}, counts: {} };

/** As the layer of every page has it. */
function Page() {
  const signed = useSigned((state) => state.signed);
  const { client } = useSession();
  const wishes = useFeelings()?.wishlist ?? [];
  return (
    <>
      {signed && <SignedIn />}
      <p role="status">{client ? [client.name, ...client.favoriteCinemas, ...wishes].join(' ') : 'nobody'}</p>
    </>
  );
}
const shown = () => screen.getByRole('status').textContent;
const otherTab = new BroadcastChannel('candela_tabs');
let stop = () => {};

/** A tab of Camille's, who is asked for again by `answers`. */
function arrive() {
  setSignedCookie(camille);
  stop();
  stop = followSession();
  const queries = buildTab(buildSession(camille));
  queries.setQueryData(['feelings', camille.id], nothing);
  showInTab(<Page />, queries);
  expect(shown()).toBe('Camille Roussel confluence');
  return queries;
}

/** Another tab does something, which this one hears of, or sees when the visitor is back. */
const signInElsewhere = (client: Client | null) => setSignedCookie(client);
const hear = () => act(async () => otherTab.postMessage('session'));
const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')));

beforeEach(() => setSignedCookie(null));

describe.each([
  ['hears of it', hear],
  ['is come back to', comeBack],
])('a tab that %s', (_, notice) => {
  it('forgets who has signed out in another', async () => {
    stubAnswers([200, nothing]);
    const queries = arrive();
    signInElsewhere(null);
    await notice();
    await waitFor(() => expect(shown()).toBe('nobody'));
    expect(JSON.stringify(queries.getQueriesData({}))).not.toContain('Camille');
  });

  it('shows who has signed in as another', async () => {
    stubAnswers([200, buildSession(bruno)], [200, nothing]);
    arrive();
    signInElsewhere(bruno);
    await notice();
    await waitFor(() => expect(shown()).toBe('Bruno Keller gent'));
  });

  it('shows who has signed in as another after somebody left', async () => {
    stubAnswers([200, buildSession(bruno)], [200, nothing]);
    arrive();
    signInElsewhere(null);
    await notice();
    await waitFor(() => expect(shown()).toBe('nobody'));
    signInElsewhere(bruno);
    await notice();
    await waitFor(() => expect(shown()).toBe('Bruno Keller gent'));
  });

  it('asks nothing while nobody else has come', async () => {
    const calls = stubAnswers([200, buildSession(camille)]);
    arrive();
    await notice();
    expect(calls).toEqual([]);
  });
});

it('shows what was liked in another tab, once somebody looks', async () => {
  const more = { ...camille, favoriteCinemas: ['confluence', 'bellecour'] };
  const calls = stubAnswers([200, buildSession(more)], [200, { ...nothing, wishlist: ['dune'] }]);
  arrive();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => otherTab.postMessage('marks'));
  expect(calls).toEqual([]);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(shown()).toBe('Camille Roussel confluence bellecour dune'));
});

it('tells the other tabs of a favourite', async () => {
  const heard = vi.fn();
  otherTab.onmessage = ({ data }) => heard(data);
  stubAnswers([200, { favoriteCinemas: ['confluence', 'bellecour'] }]);
  const queries = arrive();
  const cinema = { slug: 'bellecour', name: 'Bellecour' };
  await act(() => setFavourite(queries, cinema, true, { limit: 5, language: 'fr' }));
  await waitFor(() => expect(heard).toHaveBeenCalledWith('marks'));
});

it('shows whose session it is once a write was refused as another’s, and changes nothing of theirs', async () => {
  const calls = stubAnswers([403], [200, buildSession(bruno)], [200, buildSession(bruno)], [200, nothing]);
  const queries = arrive();
  signInElsewhere(bruno);
  const cinema = { slug: 'bellecour', name: 'Bellecour' };
  await act(() => setFavourite(queries, cinema, true, { limit: 5, language: 'fr' }));
  expect(calls[0]?.path).toBe(`/api/client/${camille.id}/cinema/bellecour`);
  await waitFor(() => expect(shown()).toBe('Bruno Keller gent'));
});
