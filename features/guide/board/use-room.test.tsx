// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useRoom } from './use-room';

afterEach(() => vi.unstubAllGlobals());

function Board({ isThere }: { isThere: boolean }) {
  const [frame, release] = useRoom();
  useLayoutEffect(() => {
    if (isThere) release();
  }, [isThere, release]);
  return <div ref={frame}>{isThere ? 'Rows of Lyon' : 'On their way'}</div>;
}

/** The height below which it does not go: as the page had it, and once its rows are there. */
function watch(): string[] {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(7_200);
  const { rerender, unmount } = render(<Board isThere={false} />);
  const before = screen.getByText('On their way').style.minBlockSize;
  rerender(<Board isThere />);
  const after = screen.getByText('Rows of Lyon').style.minBlockSize;
  unmount();
  return [before, after];
}

it('keeps the room of what a page held for whoever has scrolled, until its rows are there', () => {
  vi.stubGlobal('scrollY', 900);
  expect(watch()).toEqual(['7200px', '']);
});

it('keeps none for who is at the top', () => {
  vi.stubGlobal('scrollY', 0);
  expect(watch()).toEqual(['', '']);
});
