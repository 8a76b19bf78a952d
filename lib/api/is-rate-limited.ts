import { QueryError } from './query-error';

/** Whether a question was refused because there had been too many of them. */
export const isRateLimited = (error: unknown): boolean => error instanceof QueryError && error.status === 429;
