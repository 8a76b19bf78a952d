import { addDays, type Day } from './day';
import { listedKey } from './shortlist';
import {
  findVote,
  mostVotes,
  parseSharedList,
  type SharedList,
  type Vote,
  withVote,
  writeSharedList,
} from './shortlist-link';

export type AnsweredList = Omit<SharedList, 'lost'>;

/** So many lists are out among friends at once. */
const mostSaved = 5;

const nameOf = ({ site, listed }: AnsweredList): string => [site, ...listed.map(listedKey).sort()].join();

/** The same showings of the same site: what was said of others is no reply to these. */
export const isSameList = (one: AnsweredList, other: AnsweredList): boolean => nameOf(one) === nameOf(other);

/** With the replies of the later link: who stands in both has changed their mind. */
const unionOfVotes = (earlier: readonly Vote[], later: readonly Vote[]): Vote[] =>
  earlier.filter(({ name }) => !findVote(later, name)).reduce(withVote, [...later]);

/** What other links to the list brought and this one lacks, as far as there are chairs. */
export function listMissingVotes(saved: readonly AnsweredList[], opened: AnsweredList): Vote[] {
  const known = saved.find((one) => isSameList(one, opened))?.votes ?? [];
  const missing = known.filter(({ name }) => !findVote(opened.votes, name));
  return missing.slice(0, Math.max(0, mostVotes - opened.votes.length));
}

/** With the replies of a link that was opened, the last opened list first; `gone` is a name that its friend has given up. */
export function addReplies(
  saved: readonly AnsweredList[],
  { site, listed, votes }: AnsweredList,
  gone = '',
): AnsweredList[] {
  const opened = { site, listed, votes };
  const others = saved.filter((one) => !isSameList(one, opened));
  const known = saved.find((one) => isSameList(one, opened))?.votes ?? [];
  const left = gone ? known.filter((vote) => vote !== findVote(known, gone)) : known;
  const all = unionOfVotes(left, votes);
  return (all.length > 0 ? [{ ...opened, votes: all }, ...others] : others).slice(0, mostSaved);
}

/** One list a line, as links write them. */
export const writeReplies = (lists: readonly AnsweredList[]): string => lists.map(writeSharedList).join('\n');

/** What a device has saved, whatever that is, without lists that are over. */
export function parseReplies(text: string | undefined, today: Day): AnsweredList[] {
  const yesterday = addDays(today, -1);
  return (text ?? '')
    .split('\n', mostSaved)
    .flatMap((line) => parseSharedList(line) ?? [])
    .filter(({ listed, votes }) => votes.length > 0 && listed.some(({ time }) => time >= yesterday))
    .map(({ site, listed, votes }) => ({ site, listed, votes }));
}
