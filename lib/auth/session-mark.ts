import { createHash } from 'node:crypto';
import type { NextRequest } from 'next/server';
import { cookieNames, isOfSession, isPartOf } from './cookies';
import type { Mechanism } from './known-session';
import type { SiteOrigin } from './site-origin';

type Pair = readonly [name: string, value: string];

const isEnding = (line: string) =>
  /;\s*Max-Age=0(;|$)|;\s*Expires=Thu, 01 Jan 1970/i.test(line) || /^[^=]+=(;|$)/.test(line);

/** The `Set-Cookie` lines that are about a session, and those of them that begin one or go on with it. */
export function pickSessionLines(lines: readonly string[]) {
  const all = lines.filter((line) => isOfSession(line.slice(0, line.indexOf('='))));
  return { all, kept: all.filter((line) => !isEnding(line)) };
}

/** What the session of these lines is called where everyone may read it; null where none begins or goes on. */
export function sessionMarkOfLines(lines: readonly string[]): string | null {
  const { kept } = pickSessionLines(lines);
  return kept.length ? buildSessionMark(kept.map((line): Pair => splitPair(line.split(';')[0] ?? ''))) : null;
}

/** What the session is called that a request bears. */
export function sessionMarkOfRequest(
  { cookies }: NextRequest,
  { origin }: SiteOrigin,
  mechanism: Mechanism,
): string | null {
  const names = cookieNames(origin);
  const own = { redirect: names.session, iframe: names.frame }[mechanism];
  const pairs = cookies.getAll().filter(({ name }) => isPartOf(own, name));
  return pairs.length ? buildSessionMark(pairs.map(({ name, value }): Pair => [name, value])) : null;
}

const splitPair = (pair: string): Pair => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];

/** A digest of what only the server can read: new whenever that is. */
function buildSessionMark(pairs: readonly Pair[]): string {
  const sorted = pairs.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url').slice(0, 16);
}
