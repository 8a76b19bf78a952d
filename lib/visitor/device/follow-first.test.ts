// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { followFirst } from './follow-first';

const pass = () => new Promise((done) => setTimeout(done));

it('leaves the page as it was made where what paints it does not come, and asks no second time', async () => {
  const fetchPainter = vi.fn(() => Promise.reject(new Error('offline')));
  document.body.innerHTML = '<p>before</p>';
  followFirst('time', fetchPainter);
  expect(fetchPainter).not.toHaveBeenCalled();
  for (const text of ['one', 'two']) {
    document.body.insertAdjacentHTML('beforeend', `<time>${text}</time>`);
    await pass();
  }
  expect(fetchPainter).toHaveBeenCalledTimes(1);
  expect(document.body.textContent).toBe('beforeonetwo');
});
