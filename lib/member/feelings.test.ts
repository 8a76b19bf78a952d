import { describe, expect, it } from 'vitest';
import { clientId, pickWrites, writingVisitor } from '@/tests/support/visitor-calls';

const { heard, cookieOf, upstream, ask, say } = writingVisitor();

describe('what is said of a show', () => {
  it.each([
    ['intention', {}, { intention: 2, isDelete: false }],
    ['intention', { intention: 0 }, { intention: 0, isDelete: true }],
    ['intention', { isDelete: true }, { intention: 2, isDelete: true }],
    ['emotion', { emotion: 'liked' }, { emotion: 'liked', isDelete: false }],
    ['emotion', { emotion: null }, { emotion: null, isDelete: true }],
  ])('%s %j goes on as %j', async (word, body, sent) => {
    await say(word, body, await cookieOf());
    const [change] = pickWrites(heard);
    expect(change?.url).toContain(`/api/client/c-7/show/kestrel/${word}?language=`);
    expect(JSON.parse(change?.body ?? '')).toEqual(sent);
  });

  it.each([
    ['intention', { intention: 'x' }, 400],
    ['intention', { intention: -1 }, 400],
    ['emotion', {}, 400],
    ['emotion', { emotion: 'bored' }, 400],
    ['emotion', 'x', 400],
    ['shows', { showSlugs: [] }, 404],
    ['constructor', {}, 404],
    ['emotion', { emotion: 'liked', padding: 'x'.repeat(50_000) }, 413],
  ])('%s %j is answered with no', async (word, body, status) => {
    expect((await say(word, body, await cookieOf())).status).toBe(status);
    expect(pickWrites(heard)).toEqual([]);
  });

  it('must be of a show that can be', async () => {
    const response = await say('intention', {}, await cookieOf(), clientId, 'a\u0000b');
    expect(response.status).toBe(400);
  });

  it('is asked of so many at a time', async () => {
    const many = Array.from({ length: 501 }, (_, index) => `show-${index}`);
    expect((await ask({ showSlugs: many }, await cookieOf())).status).toBe(400);
    expect((await ask({ showSlugs: many.slice(1) }, await cookieOf())).status).toBe(200);
  });

  it('must be JSON', async () => {
    const sent = { ...(await cookieOf()), headers: { 'content-type': 'text/plain' } };
    expect((await say('intention', {}, sent)).status).toBe(400);
  });

  it.each([
    [{}, { wishlist: [], emotions: {}, counts: {} }],
    [null, { wishlist: [], emotions: {}, counts: {} }],
    [[], { wishlist: [], emotions: {}, counts: {} }],
    ['ok', { wishlist: [], emotions: {}, counts: {} }],
    [
      { wishlist: ['a'], emotions: 'none' },
      { wishlist: ['a'], emotions: {}, counts: {} },
    ],
  ])('stands when the catalogue answers %j', async (answer, told) => {
    upstream('post', '/api/client/*', answer);
    for (const [word, body] of [
      ['intention', {}],
      ['emotion', { emotion: 'liked' }],
    ] as const) {
      const response = await say(word, body, await cookieOf());
      expect([response.status, await response.json()]).toEqual([200, told]);
    }
  });

  it('is not taken to be nothing when the catalogue does not say', async () => {
    upstream('post', '/api/client/*', {});
    expect((await ask({ showSlugs: [] }, await cookieOf())).status).toBe(502);
  });
});
