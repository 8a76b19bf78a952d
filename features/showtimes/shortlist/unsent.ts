import type { Day } from '@/lib/domain/day';
import type { SharedList } from '@/lib/domain/shortlist-link';
import { addReplies, isSameList, parseReplies, writeReplies } from '@/lib/domain/shortlist-replies';
import { readUnsent, saveUnsentText } from '@/lib/visitor/device/saved-replies';

/** No name was said yet, and a reply has one. */
const nobody = 'me';

/** What the visitor ticked in this list before they said who they are. */
export const findUnsent = (shared: SharedList, today: Day): readonly string[] | undefined =>
  parseReplies(readUnsent(), today).find((one) => isSameList(one, shared))?.votes[0]?.can;

/** Another link to the same list may be opened before these are sent. With none of them nothing is kept. */
export function saveUnsent(shared: SharedList, can: readonly string[], today: Day): void {
  const votes = can.length > 0 ? [{ name: nobody, can }] : [];
  saveUnsentText(writeReplies(addReplies(parseReplies(readUnsent(), today), { ...shared, votes }, nobody)));
}
