// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { followReceptions } from './follow-receptions';

const paint = vi.hoisted(() => ({ isFetched: false, paintReceptions: vi.fn() }));
vi.mock('./reception/paint-receptions', () => {
  paint.isFetched = true;
  return { paintReceptions: paint.paintReceptions };
});

it('fetches nothing for a page without cards, and once what paints them when the first one comes', async () => {
  document.body.innerHTML = '<article><p>Answer</p></article>';
  followReceptions();
  document.body.insertAdjacentHTML('beforeend', '<p>more</p>');
  await new Promise((done) => setTimeout(done));
  expect(paint.isFetched).toBe(false);
  for (const slug of ['dune', 'nova'])
    document.body.insertAdjacentHTML(
      'beforeend',
      `<article><button data-mark="film" data-slug="${slug}"></button></article>`,
    );
  await vi.waitFor(() => expect(paint.paintReceptions).toHaveBeenCalled());
  document.body.insertAdjacentHTML('beforeend', '<p>last</p>');
  await new Promise((done) => setTimeout(done));
  expect(paint.paintReceptions).toHaveBeenCalledTimes(1);
});
