import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { answerQuery } from './answer.query';

/** Asks again what has grown old when the window or the network comes back; returns how to stop. */
export const stayFresh = (queries: QueryClient, url: string): (() => void) =>
  new QueryObserver(queries, { ...answerQuery(url), retryOnMount: false }).subscribe(() => {});
