'use client';
// Scrolls a row sideways to what is chosen in it: on a phone the choice may lie outside the screen.
import { type ReactNode, useEffect, useRef } from 'react';

/** Wraps one scrolling row; follows `aria-current` and `aria-selected` as they move. The page itself never scrolls. */
export function KeepInView({ children }: { children: ReactNode }) {
  const wrapper = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const row = wrapper.current?.firstElementChild;
    if (!row) return;
    const follow = () => {
      const chosen = row.querySelector('[aria-current]:not([aria-current="false"]), [aria-selected="true"]');
      if (!chosen) return;
      const [box, item] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
      if (item.left < box.left || item.right > box.right)
        row.scrollLeft += item.left - box.left - (box.width - item.width) / 2;
    };
    follow();
    const watcher = new MutationObserver(follow);
    watcher.observe(row, { attributes: true, attributeFilter: ['aria-current', 'aria-selected'], subtree: true });
    return () => watcher.disconnect();
  }, []);

  return <div ref={wrapper}>{children}</div>;
}
