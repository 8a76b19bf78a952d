// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { Feelings } from '@/lib/domain/client';
import { buildSession, buildTab, camille, stubAnswers } from '@/tests/support/session-stubs';
import { useGate } from '../session/sign-in-gate.store';
import { type FeelingChange, setFeeling } from './feelings';

const dune = { slug: 'dune-42', name: 'Dune' };
const before: Feelings = { wishlist: ['a'], emotions: { a: 'liked' }, counts: {} };
const key = ['feelings', camille.id];

function tab(feelings = before) {
  const queries = buildTab(buildSession(camille));
  queries.setQueryData(key, feelings);
  return queries;
}

describe('a film of the list', () => {
  it('is there before the server has said anything, as an intention of 2', async () => {
    const calls = stubAnswers([200, { ...before, wishlist: ['dune-42', 'a'] }]);
    const queries = tab();
    const done = setFeeling(queries, dune, { wish: true }, 'fr');
    await vi.waitFor(() => expect(queries.getQueryData<Feelings>(key)?.wishlist).toEqual(['dune-42', 'a']));
    expect(calls.length).toBeLessThan(2);
    expect(await done).toBe('done');
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/api/client/m-1001/show/dune-42/intention',
        body: { intention: 2, isDelete: false },
        header: '1',
      },
    ]);
  });

  it('is taken off by an intention of none', async () => {
    const calls = stubAnswers([200, { ...before, wishlist: [] }]);
    await setFeeling(tab(), { slug: 'a', name: 'A' }, { wish: false }, 'fr');
    expect(calls[0]?.body).toEqual({ intention: 0, isDelete: true });
  });

  it('stays, and so do the others, when the answer says nothing', async () => {
    stubAnswers([200, {}]);
    const queries = tab();
    expect(await setFeeling(queries, dune, { wish: true }, 'fr')).toBe('done');
    expect(queries.getQueryData(key)).toEqual({ ...before, wishlist: ['dune-42', 'a'] });
  });

  it.each([500, 404, 403, 0])('goes again when the server answers %i', async (status) => {
    stubAnswers([status]);
    const queries = tab();
    expect(await setFeeling(queries, dune, { wish: true }, 'fr')).toBe('failed');
    expect(queries.getQueryData(key)).toEqual(before);
  });

  it('goes alone: another press meanwhile stays', async () => {
    let fail = () => {};
    const first = new Promise<Response>((resolve) => {
      fail = () => resolve(new Response('', { status: 500 }));
    });
    const fetches = [first, Promise.resolve(Response.json({ ...before, wishlist: ['b', 'a'] }))];
    vi.stubGlobal('fetch', () => fetches.shift());
    const queries = tab();
    const failing = setFeeling(queries, dune, { wish: true }, 'fr');
    const kept = setFeeling(queries, { slug: 'b', name: 'B' }, { wish: true }, 'fr');
    fail();
    expect(await kept).toBe('done');
    expect(await failing).toBe('failed');
    expect(queries.getQueryData<Feelings>(key)?.wishlist).toEqual(['b', 'a']);
  });
});

describe('a list that is not known yet', () => {
  const unknown = () => buildTab(buildSession(camille));

  it('is asked for first, so that it stays whole', async () => {
    const calls = stubAnswers([200, before], [200, {}]);
    const queries = unknown();
    expect(await setFeeling(queries, dune, { wish: true }, 'fr')).toBe('done');
    expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(['shows', 'intention']);
    expect(queries.getQueryData(key)).toEqual({ ...before, wishlist: ['dune-42', 'a'] });
  });

  it('is not changed when it cannot be asked for', async () => {
    const calls = stubAnswers([404]);
    const queries = unknown();
    expect(await setFeeling(queries, dune, { wish: true }, 'fr')).toBe('failed');
    expect([calls.length, queries.getQueryData(key)]).toEqual([1, undefined]);
  });
});

describe('several presses of which none is taken', () => {
  it.each<[string, FeelingChange[]]>([
    ['on and off again', [{ wish: true }, { wish: false }]],
    ['an opinion and another one', [{ emotion: 'liked' }, { emotion: 'loved' }]],
    ['both', [{ wish: true }, { emotion: 'loved' }, { wish: false }, { emotion: null }]],
  ])('leave what there was: %s', async (_, changes) => {
    stubAnswers([502]);
    const queries = tab();
    const outcomes = await Promise.all(changes.map((change) => setFeeling(queries, dune, change, 'fr')));
    expect(outcomes).toContain('failed');
    expect(queries.getQueryData(key)).toEqual(before);
  });

  it('leave the order of the list', async () => {
    stubAnswers([502]);
    const queries = tab({ ...before, wishlist: ['b', 'a', 'c'] });
    await setFeeling(queries, { slug: 'a', name: 'A' }, { wish: false }, 'fr');
    expect(queries.getQueryData<Feelings>(key)?.wishlist).toEqual(['b', 'a', 'c']);
  });
});

it('shows what was taken when the press after it is refused', async () => {
  stubAnswers([200, { ...before, wishlist: ['dune-42', 'a'] }], [502]);
  const queries = tab();
  const [first, second] = [{ wish: true }, { wish: false }].map((change) => setFeeling(queries, dune, change, 'fr'));
  expect([await first, await second]).toEqual(['done', 'failed']);
  expect(queries.getQueryData<Feelings>(key)?.wishlist).toEqual(['dune-42', 'a']);
});

describe('what it was like', () => {
  it('is said, and taken back by its name', async () => {
    const calls = stubAnswers([200, { ...before, emotions: { a: 'loved' } }], [200, { ...before, emotions: {} }]);
    const queries = tab();
    await setFeeling(queries, { slug: 'a', name: 'A' }, { emotion: 'loved' }, 'fr');
    expect(queries.getQueryData<Feelings>(key)?.emotions).toEqual({ a: 'loved' });
    await setFeeling(queries, { slug: 'a', name: 'A' }, { emotion: null }, 'fr');
    expect(calls.map(({ body }) => body)).toEqual([
      { emotion: 'loved', isDelete: false },
      { emotion: 'loved', isDelete: true },
    ]);
    expect(queries.getQueryData<Feelings>(key)?.emotions).toEqual({});
  });

  it('is put back to what it was on failure', async () => {
    stubAnswers([502]);
    const queries = tab();
    expect(await setFeeling(queries, { slug: 'a', name: 'A' }, { emotion: 'disappointed' }, 'fr')).toBe('failed');
    expect(queries.getQueryData<Feelings>(key)?.emotions).toEqual({ a: 'liked' });
  });

  it('is kept through a session that has ended', async () => {
    stubAnswers([401]);
    expect(await setFeeling(tab(), dune, { emotion: 'loved' }, 'fr')).toBe('expired');
    expect(useGate.getState()).toMatchObject({
      wanted: { kind: 'emotion', ...dune, emotion: 'loved' },
      hasExpired: true,
    });
  });
});
