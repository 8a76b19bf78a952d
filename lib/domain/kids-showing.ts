import type { Showing } from './showing';

/** Showings for children wear one of these. */
export const kidsTags: readonly string[] = ['cinekids', 'mome', 'nuggi'];

export const isForChildren = ({ tags = [] }: Showing): boolean => tags.some((tag) => kidsTags.includes(tag));
