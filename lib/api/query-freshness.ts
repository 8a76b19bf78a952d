import { ageOfShowings } from './age-of-showings';

/** Answers are kept by address as long as the visit lasts (spec catalogue §4). */
export const freshForTheVisit = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY } as const;

/**
 * Showings sell out: once their answer is five minutes old, the next look at it asks again, and so does coming back to
 * the window. What is known stays in sight until the new answer has come.
 */
export const freshForShowings = { ...freshForTheVisit, staleTime: ageOfShowings, refetchOnWindowFocus: true } as const;

/**
 * A question is asked without a network too: the worker may know the answer, and where it does not the screen says so
 * instead of waiting. Asked again once the network is back.
 */
export const askedOffline = { networkMode: 'always', refetchOnReconnect: true } as const;
