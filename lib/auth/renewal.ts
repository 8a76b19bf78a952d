import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type NextRequest, NextResponse } from 'next/server';
import { processWide } from '@/lib/process/process-wide';
import { shareCalls } from '@/lib/process/share-calls';
import { authClient } from './auth-clients';
import { sessionCookie } from './cookies';
import type { SiteOrigin } from './site-origin';

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
  const key = `${siteOrigin.origin} ${fingerprint(request)}`;
  const found = renewed.get(key);
  if (found) return found;
  return shareRenewal(key, async () => {
    const jar = new NextResponse();
    const { token } = await authClient(siteOrigin).getAccessToken(request, jar);
    const answer = { token, setCookie: jar.headers.getSetCookie() };
    if (answer.setCookie.length) renewed.set(key, answer);
    return answer;
  });
}

function fingerprint(request: NextRequest): string {
  const parts = request.cookies.getAll().filter(({ name }) => name.startsWith(sessionCookie));
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
