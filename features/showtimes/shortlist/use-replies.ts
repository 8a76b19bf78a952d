import { useEffect } from 'react';
import type { Day } from '@/lib/domain/day';
import { type SharedList, type Vote, writeSharedList } from '@/lib/domain/shortlist-link';
import { keepReplies, missingVotes, parseReplies, writeReplies } from '@/lib/domain/shortlist-replies';
import { readReplies, useKeptReplies, writeKeptReplies } from '@/lib/visitor/device/kept-replies';

/** Two friends who answer at once send two links: what those that were opened before say of this list, and it does not. */
export function useReplies(shared: SharedList, today: Day): Vote[] {
  const missing = missingVotes(parseReplies(useKeptReplies(), today), shared);
  const text = writeSharedList(shared);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is all that matters of the list, which is read anew at every render
  useEffect(() => rememberReplies(shared, today), [text, today]);
  return missing;
}

/** `gone`: the name under which the visitor stood in the list until now. */
export const rememberReplies = (shared: Omit<SharedList, 'lost'>, today: Day, gone = ''): void =>
  writeKeptReplies(writeReplies(keepReplies(parseReplies(readReplies(), today), shared, gone)));
