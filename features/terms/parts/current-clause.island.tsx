'use client';
// Which clause is being read is known only from where the visitor has scrolled to.
import { type ReactNode, useEffect, useRef } from 'react';

/** Marks the link of the clause in view among the links inside it. */
export function CurrentClause({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const links = [...(box.current?.querySelectorAll<HTMLAnchorElement>('a[href^="#"]') ?? [])];
    const headings = links.flatMap(({ hash }) => document.getElementById(hash.slice(1)) ?? []);
    const mark = () => {
      const current = headings.findLast((heading) => heading.getBoundingClientRect().top < innerHeight / 3);
      for (const link of links) {
        if (current && link.hash === `#${current.id}`) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    };
    // A heading that enters or leaves the upper third is the only thing that changes the answer.
    const seen = new IntersectionObserver(mark, { rootMargin: '0px 0px -66% 0px' });
    for (const heading of headings) seen.observe(heading);
    return () => seen.disconnect();
  }, []);

  return <div ref={box}>{children}</div>;
}
