'use client';
// Holds what the browser knows: answers of the API, and what was pressed before anything listened.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { askedOffline, freshForTheVisit } from '@/lib/api/freshness';
import { useEarlyPresses } from '@/lib/visitor/device/early-presses';

const newClient = () =>
  new QueryClient({
    defaultOptions: { queries: { ...freshForTheVisit, ...askedOffline, retry: mayPass, refetchOnWindowFocus: false } },
  });

/** Once more for an outage; what is not there will not be there in a second either. */
const mayPass = (failures: number, error: Error) =>
  failures < 1 && !('status' in error && typeof error.status === 'number' && error.status < 500);

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(newClient);
  useEarlyPresses();
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
