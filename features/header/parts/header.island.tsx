'use client';
// The frame is the same for every page, and which page lies under it only the browser knows.
import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';

/**
 * Its class comes with it: the style sheet knows a dozen more, which the browser does without. What it does while one
 * scrolls is done by hand (`follow-scroll.ts`), with attributes that stand in no line of this.
 */
export function HeaderShell({ className, children }: { className: string | undefined; children: ReactNode }) {
  // Only the home page has no folder of its own, and only there does the header lie over a picture.
  const over = useSelectedLayoutSegment() === null;
  return (
    <header className={className} data-chrome data-over={over || undefined}>
      {children}
    </header>
  );
}
