import {
  QueryClient,
  QueryClientContext,
  useQueries as useQueriesOf,
  useQuery as useQueryOf,
} from '@tanstack/react-query';
import { useContext } from 'react';
import { askedOffline, freshForTheVisit } from './query-freshness';

/** Once more for an outage; what is not there will not be there in a second either. */
const mayPass = (error: Error): boolean =>
  !('status' in error && typeof error.status === 'number' && error.status < 500);

const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        ...freshForTheVisit,
        ...askedOffline,
        retry: (failures, error) => failures < 1 && mayPass(error),
        refetchOnWindowFocus: false,
      },
    },
  });

let ofTab: QueryClient | undefined;

/** What is asked by React Query in this tab. A server asks nothing by it, and keeps none. */
function findClient(): QueryClient {
  if (typeof document === 'undefined') return newClient();
  if (!ofTab) {
    ofTab = newClient();
    // Listens for the network and the window to come back.
    ofTab.mount();
  }
  return ofTab;
}

/** Whoever needs React Query brings it by these hooks: no page has to carry it for all. A provider is the tests' way to have their own. */
export const useQueryClient = (): QueryClient => useContext(QueryClientContext) ?? findClient();

export const useQuery = ((options: Parameters<typeof useQueryOf>[0]) =>
  useQueryOf(options, useQueryClient())) as typeof useQueryOf;

export const useQueries = ((options: Parameters<typeof useQueriesOf>[0]) =>
  useQueriesOf(options, useQueryClient())) as typeof useQueriesOf;
