import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type NextRequest, NextResponse } from 'next/server';
import { processWide } from '@/lib/process/process-wide';
import { shareCalls } from '@/lib/process/share-calls';
import { doOnce } from '@/lib/replicas/once';
import { isShared } from '@/lib/replicas/redis';
import { authClient } from './auth-clients';
import { cookieNames, isPartOf } from './cookies';
import { parseSealed, writeSealed } from './sealed';
import type { SiteOrigin } from './site-origin';
import { clockLeeway } from './verify-token';

export type FoundToken = { token: string | null; setCookie: readonly string[] };

/** Milliseconds in which requests that left before the renewed cookie came may still arrive. */
const grace = 30_000;

const renewed = processWide('renewed sessions', () => new LRUCache<string, FoundToken>({ max: 1_000, ttl: grace }));
const shareRenewal = processWide('renewals', () => shareCalls<FoundToken>());

/**
 * The token of a session of the redirect flow, renewed when it is about to end. A provider takes a refresh token once
 * and ends the session at the second time, so two tabs that ask at once share one renewal. Throws as the library does.
 */
export async function readToken(request: NextRequest, siteOrigin: SiteOrigin): Promise<FoundToken> {
  const key = `${siteOrigin.origin} ${fingerprintOf(request, siteOrigin)}`;
  return renewed.get(key) ?? shareRenewal(key, () => renew(key, request, siteOrigin));
}

async function renew(key: string, request: NextRequest, siteOrigin: SiteOrigin): Promise<FoundToken> {
  const isOnce = isShared() && (await isDue(request, siteOrigin));
  const answer = isOnce ? await renewOnce(key, request, siteOrigin) : await ask(request, siteOrigin);
  if (answer.setCookie.length) renewed.set(key, answer);
  return answer;
}

async function ask(request: NextRequest, siteOrigin: SiteOrigin): Promise<FoundToken> {
  const jar = new NextResponse();
  const { token } = await authClient(siteOrigin).getAccessToken(request, jar);
  return { token, setCookie: jar.headers.getSetCookie() };
}

/** Whether asking for the token would renew it. */
async function isDue(request: NextRequest, siteOrigin: SiteOrigin): Promise<boolean> {
  const session = await authClient(siteOrigin).getSession(request);
  return session !== null && session.tokenSet.expiresAt - clockLeeway <= Date.now() / 1000;
}

/** Whichever replica is asked; what one leaves for the others is sealed, since it is a session. */
async function renewOnce(key: string, request: NextRequest, siteOrigin: SiteOrigin): Promise<FoundToken> {
  const sealed = await doOnce(key, async () => writeSealed(await ask(request, siteOrigin)));
  // What was sealed by nobody of ours is no answer.
  const found = await parseSealed(sealed).catch(() => null);
  return found ? (found as FoundToken) : ask(request, siteOrigin);
}

/** What tells one session, as it is written now, from another without being one. */
function fingerprintOf(request: NextRequest, { origin }: SiteOrigin): string {
  const own = cookieNames(origin).session;
  const parts = request.cookies.getAll().filter(({ name }) => isPartOf(own, name));
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
