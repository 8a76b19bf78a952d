import { calls } from '@/lib/api/paths';
import { formOf, isHonest } from './forms';
import { isAbout, isBelievable, type Kind } from './kinds';
import { readTown } from './lines';
import type { Page } from './place';
import type { Visit } from './visit';

/** Milliseconds. A change is not judged by how quick the machine is that judges it: there an answer has only to come. */
export const longestWait = { usual: 5_000, '--ci': 15_000 };

/** What no visitor may meet while something fails; null for what was asked for, and for an honest word that it is not to be had. */
export function findBreach({ status: usual, form }: Page, { reply }: Visit, kind: Kind): string | null {
  if (!reply) return 'no answer';
  if (isHonest(form, reply)) return null;
  const { status, headers } = reply;
  if (status === 429 && String(kind) === '429' && form !== 'page') return headers['retry-after'] ? null : 'a bare 429';
  if (status >= 500 && status !== 500) return `a bare ${status}`;
  if (status !== usual) return `answered ${status}`;
  return formOf(form).isSound(reply) ? null : 'a blank page';
}

type Denied = { endpoint: string; kind: Kind };

/**
 * Whether a call that says of something that it is not there is passed on to who has never heard otherwise. A page is about
 * one item: none is missing because a list is, or what lies around it.
 */
export const isHonestDenial = ({ form, screen }: Page, { reply }: Visit, { endpoint, kind }: Denied): boolean =>
  isBelievable(endpoint, kind) &&
  reply?.status === 404 &&
  (form !== 'page' || (kind !== 'no rows' && isAbout(screen, endpoint)));

/**
 * Whether a page begins with another town than while all is well, of which it may be true that there is nothing: who has never
 * heard of the towns cannot know which of them is the first.
 */
export function isElsewhere({ town }: Page, { reply }: Visit, endpoint: string): boolean {
  const other = readTown(reply?.text ?? '');
  return endpoint === calls.cities.path && !!town && !!other && other !== town;
}

/** An answer that a visitor waits too long for, however good it is. */
export const findDelay = (milliseconds: number, longest: number): string | null =>
  milliseconds > longest ? `answered after ${milliseconds} ms` : null;

/** What a page lacks of what it had. */
export function findLoss({ status, lines, form }: Page, { reply }: Visit): string | null {
  if (reply?.status !== status) return `answered ${reply?.status ?? 'nothing'}`;
  const there = new Set(formOf(form).readLines(reply));
  const lost = lines.filter((line) => !there.has(line));
  return lost.length
    ? `lacks ${lost.length} of ${lines.length} lines: ${lost.slice(0, 3).join(' | ').slice(0, 120)}`
    : null;
}
