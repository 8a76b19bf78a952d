import { NextResponse } from 'next/server';
import { findDecoded } from '../text/find-decoded';

/** Whether a path is meant for the gateway, however it is written; `/api` itself is the page that tells of it. */
export const isCall = (pathname: string): boolean => /^\/api\//i.test(pathname);

/**
 * For a call that no route handler would answer as JSON: one whose path holds a malformed escape such as `%E0%A4%A`, over
 * which Next stumbles on the way, and one in other letters (`/API/shows`), which it takes for a page.
 */
export function refuseCall(pathname: string): NextResponse | null {
  if (findDecoded(pathname) === null) return refuse(400, 'A part of the path is not a valid value.');
  return pathname.startsWith('/api') ? null : refuse(404, 'There is no such call.');
}

const refuse = (status: number, error: string) => NextResponse.json({ error }, { status });
