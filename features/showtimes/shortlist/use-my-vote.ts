import { useState } from 'react';
import type { Day } from '@/lib/domain/day';
import { findVote, plainName, type SharedList, type Vote, withVote } from '@/lib/domain/shortlist-link';
import { findText, saveText } from '@/lib/visitor/device/storage';
import { findUnsent, saveUnsent } from './unsent';
import { rememberReplies } from './use-replies';

const nameKey = 'candela_friend';

interface Props {
  shared: SharedList;
  /** What other links say of the list: the visitor's own reply may be in one of those. */
  missing: readonly Vote[];
  write: (next: SharedList) => void;
  today: Day;
}

/** What who looks at the list says themselves: their name for this tab, and the showings that they can come to. */
export function useMyVote({ shared, missing, write, today }: Props) {
  const [name, setName] = useState(() => plainName(findText('session', nameKey) ?? ''));
  /** Under which they stand in the list already. */
  const [said, setSaid] = useState(() => findVote(shared.votes, name)?.name ?? '');
  const [can, setCan] = useState<readonly string[]>(
    () => findVote([...shared.votes, ...missing], name)?.can ?? findUnsent(shared, today) ?? [],
  );
  const others = shared.votes.filter((vote) => vote !== findVote(shared.votes, said));
  const tell = (vote: Vote, base: readonly Vote[] = others) => {
    saveText('session', nameKey, vote.name);
    setSaid(vote.name);
    const next = { ...shared, votes: vote.name ? withVote(base, vote) : [...base] };
    rememberReplies(next, today, said);
    saveUnsent(shared, vote.name ? [] : vote.can, today);
    write(next);
  };
  return {
    name,
    can,
    setName,
    toggle: (bookingId: string) => {
      const next = can.includes(bookingId) ? can.filter((one) => one !== bookingId) : [...can, bookingId];
      setCan(next);
      if (plainName(name)) tell({ name: plainName(name), can: next });
      else saveUnsent(shared, next, today);
    },
    /** Who takes the name of somebody in the list goes on where they left off. */
    commit: () => {
      const own = plainName(name);
      const known = findVote([...others, ...missing], own);
      const next = known && can.length === 0 ? known.can : can;
      setName(own);
      setCan(next);
      if (own !== said || known) tell({ name: own, can: next });
    },
    /** Puts into the list what others said elsewhere; what the visitor ticked meanwhile is left to them. */
    add: (votes: readonly Vote[]) => {
      const own = plainName(name);
      const all = votes.reduce<Vote[]>(withVote, [...others]);
      if (own && (said || can.length > 0)) tell({ name: own, can }, all);
      else write({ ...shared, votes: all });
    },
    vote: plainName(name) ? { name: plainName(name), can } : null,
  };
}
