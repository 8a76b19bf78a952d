import { z } from 'zod';
import type { WireClientFeelings } from '@/lib/api/contract/client';
import { emotionKinds } from '@/lib/domain/emotion';
import type { Member } from '../accounts/members';
import { counted, feel, intend } from '../accounts/state';
import { initialState, keep, stateOf } from '../accounts/store';
import type { World } from '../world';
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

const bodies = {
  intention: z.object({ intention: z.number(), isDelete: z.boolean() }),
  emotion: z.object({ emotion: z.enum(emotionKinds).nullable(), isDelete: z.boolean() }),
};

/** Keeps what a client says of a show; what is wrong with it otherwise. */
export function said(
  world: World,
  member: Member,
  slug: string,
  word: keyof typeof bodies,
  body: unknown,
): WireClientFeelings | 'missing' | 'unreadable' {
  const { data } = bodies[word].safeParse(body);
  if (!data) return 'unreadable';
  if (!findTitle(world, slug)) return 'missing';
  const state = stateOf(world, member);
  const emotion = 'emotion' in data ? (data.emotion ?? state.emotions[slug] ?? 'liked') : null;
  keep(world, member, emotion ? feel(state, slug, emotion, data.isDelete) : intend(state, slug, data.isDelete));
  return feelingsOf(world, member, [slug]);
}
