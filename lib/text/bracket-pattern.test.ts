import { expect, it } from 'vitest';
import { bracketPattern } from './bracket-pattern';

it('takes each part between brackets for a value, and gives it as it was written', () => {
  const groups = bracketPattern('/api/show/[slug]/showtimes/[date]').exec(
    '/api/show/a%2Fb/showtimes/2026-11-20',
  )?.groups;
  expect({ ...groups }).toEqual({ slug: 'a%2Fb', date: '2026-11-20' });
});

it.each([
  ['/api/cms/1.0.0/offers', '/api/cms/1x0y0/offers'],
  ['/a+/[slug]', '/aa/x'],
  ['/a|b', '/a'],
  ['/(a)*', '/aa'],
])('takes the signs of a pattern for themselves: %s', (template, other) => {
  expect(bracketPattern(template).test(template.replace('[slug]', 'x'))).toBe(true);
  expect(bracketPattern(template).test(other)).toBe(false);
});
