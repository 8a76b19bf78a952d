import { createHash } from 'node:crypto';
import type { NextRequest } from 'next/server';
import type { Settings } from '@/lib/domain/settings';
import { authClient } from './auth-clients';
import { cookieNames } from './cookies';
import { type KnownSession, noteEnded } from './ended-sessions';
import { findFrame } from './frame-session';
import { sessionLifetime } from './session-lifetime';
import type { SiteOrigin } from './site-origin';

export type Mechanism = Settings['authentication']['mechanism'];

type Find = (request: NextRequest, siteOrigin: SiteOrigin) => Promise<KnownSession | null>;

/** Which session a request bears, by what is in its cookie and not by how that is written; null for none that is good. */
export const findSession: Readonly<Record<Mechanism, Find>> = {
  redirect: async (request, siteOrigin) => {
    const session = await authClient(siteOrigin).getSession(request);
    if (!session) return null;
    const { sid, createdAt } = session.internal;
    const id = digest([siteOrigin.origin, sid ?? session.user.sub, createdAt]);
    return { id, until: (createdAt + sessionLifetime) * 1000 };
  },
  iframe: async (request, { site, origin }) => {
    const frame = await findFrame(site, request.cookies.get(cookieNames(origin).frame)?.value);
    return frame && { id: digest([origin, frame.id]), until: frame.until };
  },
};

/** The visitor signs out: from now on the session that the request bears is nobody's, whoever has a copy of its cookie. */
export async function endEverywhere(request: NextRequest, siteOrigin: SiteOrigin, mechanism: Mechanism): Promise<void> {
  const session = await findSession[mechanism](request, siteOrigin);
  if (session) await noteEnded(session);
}

const digest = (parts: readonly unknown[]) => createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
