import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the room of the rows that the page holds until those of the visitor's place are drawn, for whoever has scrolled
 * meanwhile: a page that is short for a moment would take them to its foot, and leave them where nothing of it is in sight.
 * Returns the ref of the board's element, and what lets the room go.
 */
export function useRoom(): [RefObject<HTMLDivElement | null>, () => void] {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = frame.current;
    if (own && scrollY > 0) own.style.minBlockSize = `${own.offsetHeight}px`;
  }, []);
  const release = useCallback(() => void frame.current?.style.removeProperty('min-block-size'), []);
  return [frame, release];
}
