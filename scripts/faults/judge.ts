import type { Reply } from '@/tests/support/ask-site';
import { readLines } from './lines';
import type { Page } from './pages';

/** Milliseconds. A change is not judged by how quick the machine is that judges it: there an answer has only to come. */
export const longestWait = { usual: 5_000, '--ci': 25_000 };

export type Visit = { reply: Reply | null; milliseconds: number };

/** What no visitor may meet while something fails; null for a page, or for one that says that it is unavailable. */
export function findBreach({ status: usual }: Page, { reply }: Visit): string | null {
  if (!reply) return 'no answer';
  const { status, headers, text } = reply;
  if (status === 503) return headers['retry-after'] && /<h1[ >]/.test(text) ? null : 'a bare 503';
  if (status !== usual) return `answered ${status}`;
  return /<h1[ >]/.test(text) && readLines(text).length > 15 ? null : 'a blank page';
}

/** An answer that a visitor waits too long for, however good it is. */
export const findDelay = ({ milliseconds }: Visit, longest: number): string | null =>
  milliseconds > longest ? `answered after ${milliseconds} ms` : null;

/** What a page lacks of what it had. */
export function findLoss({ status, lines }: Page, { reply }: Visit): string | null {
  if (reply?.status !== status) return `answered ${reply?.status ?? 'nothing'}`;
  const there = new Set(readLines(reply.text));
  const lost = lines.filter((line) => !there.has(line));
  return lost.length
    ? `lacks ${lost.length} of ${lines.length} lines: ${lost.slice(0, 3).join(' | ').slice(0, 120)}`
    : null;
}
