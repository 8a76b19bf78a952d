// What is chosen waits for its address until the router has taken up the one before.
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { noteRouted } from '@/lib/routing/write-filters';

export function ChosenAddress() {
  const pathname = usePathname();
  useEffect(() => noteRouted(pathname), [pathname]);
  return null;
}
