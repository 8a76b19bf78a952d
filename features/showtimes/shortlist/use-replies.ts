import { useEffect } from 'react';
import type { Day } from '@/lib/domain/day';
import { type SharedList, type Vote, writeSharedList } from '@/lib/domain/shortlist-link';
import { addReplies, listMissingVotes, parseReplies, writeReplies } from '@/lib/domain/shortlist-replies';
import { readReplies, saveReplies, useSavedReplies } from '@/lib/visitor/device/saved-replies';

/** Two friends who answer at once send two links: what those that were opened before say of this list, and it does not. */
export function useReplies(shared: SharedList, today: Day): Vote[] {
  const missing = listMissingVotes(parseReplies(useSavedReplies(), today), shared);
  const text = writeSharedList(shared);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is all that matters of the list, which is read anew at every render
  useEffect(() => rememberReplies(shared, today), [text, today]);
  return missing;
}

/** `gone`: the name under which the visitor stood in the list until now. */
export const rememberReplies = (shared: Omit<SharedList, 'lost'>, today: Day, gone = ''): void =>
  saveReplies(writeReplies(addReplies(parseReplies(readReplies(), today), shared, gone)));
