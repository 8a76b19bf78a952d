import { useState } from 'react';
import { findVote, plainName, type SharedList, type Vote, withVote } from '@/lib/domain/shortlist-link';
import { readText, writeText } from '@/lib/visitor/device/storage';

const nameKey = 'candela_friend';

/** What who looks at the list says themselves: their name for this tab, and the showings that they can come to. */
export function useMyVote(shared: SharedList, write: (next: SharedList) => void) {
  const [name, setName] = useState(() => plainName(readText('session', nameKey) ?? ''));
  /** Under which they stand in the list already. */
  const [said, setSaid] = useState(() => findVote(shared.votes, name)?.name ?? '');
  const [can, setCan] = useState<readonly string[]>(() => findVote(shared.votes, name)?.can ?? []);
  const others = shared.votes.filter((vote) => vote !== findVote(shared.votes, said));
  const tell = (vote: Vote) => {
    writeText('session', nameKey, vote.name);
    setSaid(vote.name);
    const votes = vote.name ? withVote(others, vote) : others;
    write({ ...shared, votes });
    return votes;
  };
  return {
    name,
    can,
    setName,
    toggle: (session: string) => {
      const next = can.includes(session) ? can.filter((one) => one !== session) : [...can, session];
      setCan(next);
      if (plainName(name)) tell({ name: plainName(name), can: next });
    },
    /** Who takes the name of somebody in the list goes on where they left off. */
    commit: () => {
      const own = plainName(name);
      const known = findVote(others, own);
      const next = known && can.length === 0 ? known.can : can;
      setName(own);
      setCan(next);
      if (own !== said || known) tell({ name: own, can: next });
    },
    vote: plainName(name) ? { name: plainName(name), can } : null,
  };
}
