import { NextRequest, type NextResponse } from 'next/server';
import { noteEnded } from './ended-sessions';
import { findSession } from './known-session';
import { pickSessionLines } from './session-mark';
import type { SiteOrigin } from './site-origin';

/**
 * A sign-in takes the place of the session that the request bears, if it opened one: the old one is nobody's from now on,
 * whoever has a copy of its cookie. Never throws.
 */
export async function endReplaced(request: NextRequest, answer: NextResponse, siteOrigin: SiteOrigin): Promise<void> {
  const { kept } = pickSessionLines(answer.headers.getSetCookie());
  if (kept.length === 0) return;
  const cookie = kept.map((line) => line.split(';')[0]).join('; ');
  const bearer = new NextRequest(request.nextUrl, { headers: { cookie } });
  // The library throws at cookies that somebody wrote by hand.
  const find = (each: NextRequest) => findSession.redirect(each, siteOrigin).catch(() => null);
  const [old, begun] = await Promise.all([find(request), find(bearer)]);
  // Two tabs that come back in one second have a session of one name, and one of them would end the other's.
  if (old && old.id !== begun?.id) await noteEnded(old);
}
