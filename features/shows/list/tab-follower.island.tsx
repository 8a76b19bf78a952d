'use client';
// Tells assistive technology which tab the fragment chose: CSS shows it, but cannot set aria-current.
import { type ReactNode, useEffect, useRef } from 'react';
import { resolveShowsTab, showsTabs } from '@/lib/routing/shows-tabs';
import type { Language } from '@/lib/sites/languages';
import { openTargeted } from '@/lib/visitor/device/open-targeted';

export function TabFollower({ language, children }: { language: Language; children: ReactNode }) {
  const wrapper = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const follow = () => {
      const chosen = resolveShowsTab(language, window.location.hash);
      const fragment = `#${showsTabs[chosen][language]}`;
      // Forgives the case of a typed fragment, which CSS would not.
      if (
        window.location.hash &&
        window.location.hash !== fragment &&
        window.location.hash.toLowerCase() === fragment.toLowerCase()
      )
        window.location.replace(fragment);
      for (const link of wrapper.current?.querySelectorAll<HTMLElement>('[data-tab]') ?? [])
        if (link.dataset.tab === chosen) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      openTargeted();
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [language]);

  return <div ref={wrapper}>{children}</div>;
}
