import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type NextRequest, NextResponse } from 'next/server';
import { collapser } from '@/lib/process/collapse';
import { processWide } from '@/lib/process/process-wide';
import { clientOf } from './auth-clients';
import { sessionCookie } from './cookies';
import type { Place } from './origin';

export type Found = { token: string | null; setCookie: readonly string[] };

/** Milliseconds in which requests that left before the renewed cookie came may still arrive. */
const grace = 30_000;

const renewed = processWide('renewed sessions', () => new LRUCache<string, Found>({ max: 1_000, ttl: grace }));
const one = processWide('renewals', () => collapser<Found>());

/**
 * The token of a session of the redirect flow, renewed when it is about to end. A provider takes a refresh token once
 * and ends the session at the second time, so two tabs that ask at once share one renewal. Throws as the library does.
 */
export async function tokenOf(request: NextRequest, place: Place): Promise<Found> {
  const key = `${place.origin} ${fingerprint(request)}`;
  const found = renewed.get(key);
  if (found) return found;
  return one(key, async () => {
    const jar = new NextResponse();
    const { token } = await clientOf(place).getAccessToken(request, jar);
    const answer = { token, setCookie: jar.headers.getSetCookie() };
    if (answer.setCookie.length) renewed.set(key, answer);
    return answer;
  });
}

function fingerprint(request: NextRequest): string {
  const parts = request.cookies.getAll().filter(({ name }) => name.startsWith(sessionCookie));
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
