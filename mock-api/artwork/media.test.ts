import { describe, expect, it } from 'vitest';
import { mediaPath, respondMedia } from './media';

const get = (path: string, init?: RequestInit) => respondMedia(new Request(`http://media.test${path}`, init));

describe('the media host', () => {
  it('serves a poster that a browser may keep for good', async () => {
    const answer = await get(mediaPath('posters', 'p01', 250));
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
    expect(Number(answer.headers.get('content-length'))).toBe(bytes.length);
  }, 30_000);

  it('sends nothing to a browser that has the picture already', async () => {
    const first = await get('/stills/s1-popcorn-400.webp', { method: 'HEAD' });
    const again = await get('/stills/s1-popcorn-400.webp', {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    });
    expect(again.status).toBe(304);
  }, 30_000);

  it.each([
    ['an unknown film', '/posters/p999-500.webp'],
    ['an unknown kind', '/covers/p01-500.webp'],
    ['a width outside the list', '/posters/p01-501.webp'],
    ['a width of another kind', '/posters/p01-1280.webp'],
    ['an unknown format', '/posters/p01-500.gif'],
    ['a name every object has', '/posters/p01-500.constructor'],
    ['a path that climbs', '/posters/..%2F..%2Fpackage-500.webp'],
    ['the bare host', '/'],
  ])('answers 404 for %s', async (_, path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('accepts no writing', async () => {
    expect((await get('/posters/p01-500.webp', { method: 'POST' })).status).toBe(405);
  });
});
