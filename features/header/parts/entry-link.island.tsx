'use client';
// Follows navigation without the layout being rendered again, to say which entry is the current one.
import { useSelectedLayoutSegment } from 'next/navigation';
import type { ReactNode } from 'react';
import { IntentLink } from '@/components/ui/intent-link/intent-link.island';

interface Props {
  href: string;
  /** The folders of `app/[locale]` on whose pages it is the current entry. */
  folders: readonly string[];
  className: string | undefined;
  children: ReactNode;
}

export function EntryLink({ href, folders, className, children }: Props) {
  // The folder, unlike usePathname(), is the same for everyone who is sent this page.
  const folder = useSelectedLayoutSegment();
  const current = folder !== null && folders.includes(folder);
  return (
    <IntentLink href={href} className={className} {...(current && { 'aria-current': 'page' as const })}>
      {children}
    </IntentLink>
  );
}
