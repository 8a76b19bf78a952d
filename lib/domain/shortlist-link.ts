import { dropRepeated, isListed, type ListedShowing, mostListed, parseListed, writeList } from './shortlist';

/** Who can come to which showings, by their sessions. */
export type Vote = { name: string; can: readonly string[] };

/** What of a link could not be taken over. */
export type Lost = { unreadable: number; repeated: number; surplus: number; votes: number };

export type SharedList = { site: string; listed: readonly ListedShowing[]; votes: readonly Vote[]; lost: Lost };

/** More voices than a table has chairs are a link that somebody wrote. */
export const mostVotes = 24;
/** Letters of a name. */
const longestName = 24;
/** Characters that are looked at: a link of ours has a tenth of them. */
const longest = 16_000;

/**
 * `fr.V9S1-202611202015.V9S2-202611212015&Ana=10&Tom=11`: the site, the showings, and of each friend a digit a showing. It
 * stands behind the `#`, where no server sees it. Null for no list at all.
 */
export function parseSharedList(fragment: string): SharedList | null {
  const [list = '', ...voices] = fragment.replace(/^#/, '').slice(0, longest).split('&');
  const [site = '', ...keys] = list.split('.');
  if (!/^[a-z]{2}$/.test(site) || keys.length === 0) return null;
  const inOrder = keys.map(parseListed);
  const read = inOrder.filter((one) => one !== null);
  const once = dropRepeated(read);
  const listed = once.slice(0, mostListed);
  const votes = voices.flatMap((voice) => parseVote(voice, inOrder, listed) ?? []);
  const heard = votes.reduce(withVote, []);
  return {
    ...{ site, listed, votes: heard },
    lost: {
      unreadable: inOrder.length - read.length,
      repeated: read.length - once.length,
      surplus: once.length - listed.length,
      votes: voices.length - heard.length,
    },
  };
}

function parseVote(
  voice: string,
  inOrder: readonly (ListedShowing | null)[],
  listed: readonly ListedShowing[],
): Vote | null {
  const [, written = '', digits = ''] = /^([^=]+)=([01]*)$/.exec(voice) ?? [];
  const name = plainName(decode(written));
  if (!name) return null;
  const can = inOrder.filter((one, index) => one && digits[index] === '1' && isListed(listed, one));
  return { name, can: [...new Set(can.flatMap((one) => one?.bookingId ?? []))] };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return ''; // a malformed escape
  }
}

/** As it is shown and sent: one line, without what turns or hides letters. */
export const plainName = (typed: string): string =>
  [...typed.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()].slice(0, longestName).join('').trim();

const isSameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

export const findVote = (votes: readonly Vote[], name: string): Vote | undefined =>
  votes.find((vote) => isSameName(vote.name, plainName(name)));

/** With what somebody says now, in place of what they said before; as it was where there is no chair left. */
export function withVote(votes: readonly Vote[], vote: Vote): Vote[] {
  if (findVote(votes, vote.name)) return votes.map((one) => (isSameName(one.name, vote.name) ? vote : one));
  return votes.length < mostVotes ? [...votes, vote] : [...votes];
}

/** Without the `#`. */
export function writeSharedList({ site, listed, votes }: Omit<SharedList, 'lost'>): string {
  const digits = ({ can }: Vote) => listed.map(({ bookingId }) => (can.includes(bookingId) ? 1 : 0)).join('');
  const voices = votes.map((vote) => `${encodeURIComponent(vote.name).replaceAll("'", '%27')}=${digits(vote)}`);
  return [[site, writeList(listed)].filter(Boolean).join('.'), ...voices].join('&');
}

/** Without one of its showings: those who could come to it keep what else they said. */
export const withoutListed = (shared: SharedList, bookingId: string): SharedList => ({
  ...shared,
  listed: shared.listed.filter((one) => one.bookingId !== bookingId),
});
