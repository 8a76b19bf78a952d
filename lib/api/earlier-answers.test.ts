import { expect, it } from 'vitest';
import { findEarlierAnswer, keepAnswer, parsePacked } from './earlier-answers';

it('gives back what was answered, in whatever script', () => {
  const answer = { slug: 'asteria', title: 'L’Été de Zoë – 夏 · صيف 🎬', synopsis: 'œ'.repeat(3_000) };
  keepAnswer('/api/show/asteria', { seconds: 60 } as never, JSON.stringify(answer));
  const kept = findEarlierAnswer('/api/show/asteria');
  expect(kept && parsePacked(kept)).toEqual(answer);
});

it('takes less memory for an answer than its text', () => {
  const text = JSON.stringify({ synopsis: 'A ship leaves a harbour. '.repeat(100) });
  keepAnswer('/api/show/harbour', { seconds: 60 } as never, text);
  expect(findEarlierAnswer('/api/show/harbour')?.packed.length).toBeLessThan(text.length / 10);
});
