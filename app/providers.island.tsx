'use client';
// Holds what the browser knows: answers of the API and the place that the visitor chose.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';

const minute = 60_000;

const newClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 5 * minute, retry: mayPass, refetchOnWindowFocus: false } },
  });

/** Once more for an outage; what is not there will not be there in a second either. */
const mayPass = (failures: number, error: Error) =>
  failures < 1 && !('status' in error && typeof error.status === 'number' && error.status < 500);

export function Providers({ children }: { children: ReactNode }) {
  const [client] = useState(newClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
