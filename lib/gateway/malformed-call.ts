import { NextResponse } from 'next/server';

/**
 * For a call whose path holds a malformed escape such as `%E0%A4%A`: Next stumbles over it on the way to the gateway
 * and would answer 500.
 */
export const refuseMalformedCall = (pathname: string): NextResponse | null =>
  isMalformed(pathname)
    ? NextResponse.json({ error: 'A part of the path is not a valid value.' }, { status: 400 })
    : null;

function isMalformed(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return false;
  } catch {
    return true;
  }
}
