// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { BelowFirstView } from './load-later.island';

const seen: string[] = [];
beforeEach(() => seen.splice(0));

/** Notes what of the page stands there whenever React has changed something. */
function Part({ children }: { children: string }) {
  useLayoutEffect(() => void seen.push(document.body.textContent ?? ''), []);
  return <p>{children}</p>;
}

const page = (
  <>
    <Part>board</Part>
    <BelowFirstView>
      <Part>cast</Part>
    </BelowFirstView>
  </>
);

it('lets what is in sight be painted before it is made', () => {
  render(page);
  expect(seen).toEqual(['board', 'boardcast']);
});

it('is in what the server sends, and stays while that wakes up', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const cast = container.lastElementChild;
  const warned = vi.spyOn(console, 'error');
  render(page, { container, hydrate: true });
  expect(seen).toEqual(['boardcast', 'boardcast']);
  expect(container.lastElementChild).toBe(cast);
  expect(warned).not.toHaveBeenCalled();
});
