import type { WireClientFeelings } from '@/lib/api/contract/client';
import { emotionKinds } from '@/lib/domain/emotion';
import type { Member } from '../accounts/members';
import { counted, feel, intend } from '../accounts/state';
import { initialState, keep, stateOf } from '../accounts/store';
import type { World } from '../world';
import { sent } from './body';
import { feelingsOf as countsOf, findTitle } from './show';

/** What a client said in all, with the counts of these shows. */
export function feelingsOf(world: World, member: Member, slugs: readonly string[]): WireClientFeelings {
  const [before, after] = [initialState(world, member), stateOf(world, member)];
  const counts = slugs.flatMap((slug) => {
    const title = findTitle(world, slug);
    return title ? [[slug, counted(slug, before, after, countsOf(title))] as const] : [];
  });
  return {
    wishlist: [...after.wishlist],
    emotions: Object.keys(after.emotions).length ? { ...after.emotions } : [],
    counts: counts.length ? Object.fromEntries(counts) : [],
  };
}

type Word = 'intention' | 'emotion';

/** The feeling named, null for none; undefined when the body is not one of the contract. */
function feelingIn(body: unknown, word: Word) {
  const value = sent(body, word);
  if (word === 'intention') return typeof value === 'number' ? null : undefined;
  return value === null ? null : emotionKinds.find((kind) => kind === value);
}

/** Keeps what a client says of a show; what is wrong with it otherwise. */
export function said(
  world: World,
  member: Member,
  slug: string,
  word: Word,
  body: unknown,
): WireClientFeelings | 'missing' | 'unreadable' {
  const isDelete = sent(body, 'isDelete');
  const named = feelingIn(body, word);
  if (typeof isDelete !== 'boolean' || named === undefined) return 'unreadable';
  if (!findTitle(world, slug)) return 'missing';
  const state = stateOf(world, member);
  const emotion = word === 'emotion' ? (named ?? state.emotions[slug] ?? 'liked') : null;
  keep(world, member, emotion ? feel(state, slug, emotion, isDelete) : intend(state, slug, isDelete));
  return feelingsOf(world, member, [slug]);
}
