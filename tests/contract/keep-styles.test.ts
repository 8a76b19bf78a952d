// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';

let outer: HTMLElement;
let inner: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = '<div><p class="told">Told</p></div>';
  [outer, inner] = ['div', 'p'].map((name) => document.querySelector(name)) as [HTMLElement, HTMLElement];
});

const styleOf = () => {
  const { display, visibility } = getComputedStyle(inner);
  return { display, visibility };
};

it('works out a style once while nothing changes', () => {
  expect(getComputedStyle(inner)).toBe(getComputedStyle(inner));
});

it.each([
  ['an attribute', () => inner.toggleAttribute('hidden'), { display: 'none', visibility: 'visible' }],
  ['what an ancestor hands on', () => outer.style.setProperty('visibility', 'hidden'), { visibility: 'hidden' }],
  [
    'a new sheet',
    () => document.head.insertAdjacentHTML('beforeend', '<style>.told { display: flex }</style>'),
    { display: 'flex' },
  ],
  [
    'the words of a sheet',
    () => document.querySelector('style')?.append('.told { display: grid }'),
    { display: 'grid' },
  ],
])('has seen %s in the same moment', (_, change, expected) => {
  const before = styleOf();
  change();
  expect(styleOf()).toEqual({ ...before, ...expected });
});
