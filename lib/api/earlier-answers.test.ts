import { expect, it } from 'vitest';
import { findEarlierAnswer, keepAnswer, parsePacked } from './earlier-answers';

it('takes no more memory for an answer than it counts', () => {
  keepAnswer('/api/show/asteria', { seconds: 60 } as never, JSON.stringify({ slug: 'asteria' }));
  const kept = findEarlierAnswer('/api/show/asteria');
  expect(kept && parsePacked(kept)).toEqual({ slug: 'asteria' });
  expect(kept?.packed.buffer.byteLength).toBe(kept?.packed.byteLength);
});
