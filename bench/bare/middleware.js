import { NextResponse } from 'next/server';

/** What any site that tells its countries apart by their domains has: a question, an answer, a rewritten address. */
export function middleware({ nextUrl }) {
  return NextResponse.rewrite(nextUrl.origin + nextUrl.pathname.slice('/behind'.length));
}

export const config = { runtime: 'nodejs', matcher: '/behind/:letters' };
