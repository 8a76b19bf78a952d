'use client';
// Leads to the cinema or city that this visitor chose, which only the browser knows.
import type { ReactNode } from 'react';
import { useLocator } from '@/lib/visitor/place/locator.store';
import { type CinemaPaths, cinemasPath } from './cinemas-path';
import { EntryLink } from './entry-link.island';

interface Props {
  paths: CinemaPaths;
  folders: readonly string[];
  className: string | undefined;
  children: ReactNode;
}

export function CinemasLink({ paths, ...rest }: Props) {
  const choice = useLocator((state) => state.choice);
  const place = useLocator((state) => state.place);
  return <EntryLink href={cinemasPath(paths, choice, place)} {...rest} />;
}
