'use client';
// Follows the scroll position: away on the way down, back on the way up.
import { useSelectedLayoutSegment } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { headerAfterScroll, headerAtRest, scrollThrottle } from './header.logic';

/** Its class comes with it: the style sheet knows a dozen more, which the browser does without. */
export function HeaderShell({ className, children }: { className: string | undefined; children: ReactNode }) {
  const { stuck, hidden } = useHeaderState();
  // Only the home page has no folder of its own, and only there does the header lie over a picture.
  const over = useSelectedLayoutSegment() === null;
  return (
    <header
      className={className}
      data-chrome
      data-over={over || undefined}
      data-stuck={stuck || undefined}
      data-hidden={hidden || undefined}
    >
      {children}
    </header>
  );
}

function useHeaderState() {
  const [state, setState] = useState(headerAtRest);

  useEffect(() => {
    let last = scrollY;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      waiting = undefined;
      const from = last;
      last = scrollY;
      setState((before) => headerAfterScroll(before, from, last, innerHeight));
    };
    const scrolled = () => {
      waiting ??= setTimeout(look, scrollThrottle);
    };
    scrolled();
    addEventListener('scroll', scrolled, { passive: true });
    return () => {
      removeEventListener('scroll', scrolled);
      clearTimeout(waiting);
    };
  }, []);

  // What sticks below the header reads this and takes its place when it goes.
  useEffect(() => {
    document.documentElement.toggleAttribute('data-header-hidden', state.hidden);
  }, [state.hidden]);

  return state;
}
