'use client';
// What an address says is read by the browser alone: the page is the same whatever it filters by.
import { useLocale } from 'next-intl';
import { useEffect } from 'react';

/** The grammar of filters comes where an address has some: most pages do without it. */
export function UnknownFilters({ title, hasPass }: { title: string; hasPass: boolean }) {
  const locale = useLocale();
  useEffect(() => {
    if (location.pathname.includes('/filters/'))
      void import('./tell-unknown').then(
        ({ tellUnknown }) => tellUnknown(title, { locale, hasPass }),
        () => {},
      );
  }, [title, locale, hasPass]);
  return null;
}
