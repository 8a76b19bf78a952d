'use client';
// Holds what the browser knows: answers of the API and the place that the visitor chose.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocator } from '@/lib/visitor/locator.store';

const minute = 60_000;

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { staleTime: 5 * minute, retry: 1, refetchOnWindowFocus: false } },
      }),
  );

  useEffect(() => useLocator.getState().restore(), []);

  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
