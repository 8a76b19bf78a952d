import { useLayoutEffect, useRef } from 'react';

/** A message that goes with the focus on it gives that back to where it came from, or to the page. */
export function useReturnFocus() {
  const slip = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const element = slip.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const { current } = before;
      const next = current instanceof HTMLElement && current.isConnected ? current : document.getElementById('main');
      next?.focus({ preventScroll: true });
    };
  }, []);

  const comeFrom = (other: Element | null) => {
    if (!slip.current?.contains(other)) before.current = other;
  };
  return { slip, comeFrom };
}
