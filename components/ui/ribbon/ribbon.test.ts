import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const tokens = readFileSync('styles/_tokens.scss', 'utf8');

const luminance = (token: string): number => {
  const hex = new RegExp(`--${token}: #([0-9a-f]{6})`).exec(tokens)?.[1];
  if (!hex) throw new Error(`no colour --${token}`);
  const [r = 0, g = 0, b = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

it.each(['flag-1', 'flag-2', 'flag-3', 'flag-4', 'flag-5', 'beam', 'beam-hi'])('ink is legible on %s', (ground) => {
  expect(contrast('ink-950', ground)).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ['muted', 'ink-950'],
  ['muted', 'ink-700'],
  ['dim', 'ink-950'],
  ['dim', 'ink-800'],
  ['ember', 'ink-800'],
  ['leaf', 'ink-900'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'paper-200'],
  ['ink-faint', 'paper'],
  ['ember-deep', 'paper'],
  ['ember-deep', 'paper-200'],
  ['leaf-deep', 'paper'],
])('%s is legible on %s', (text, ground) => {
  expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
});

it('has a heart on the label of code 5, and on no other (spec catalogue §3)', () => {
  const styles = readFileSync('components/ui/ribbon/ribbon.module.scss', 'utf8');
  const hearts = [...styles.matchAll(/\[data-flag='(\d)'\]::before \{\s*content: '\\2665/g)].map(([, code]) => code);
  expect(hearts).toEqual(['5']);
});
