import { expect } from '@playwright/test';
import type { SiteId } from '@/lib/sites/sites';
import { askSite, type Reply, siteOrigin } from './ask-site';
import { readTruth } from './mock-control';
import { memberAccount, signedInCookies } from './signed-in-cookies';

/** What a site where nobody can sign in might be sent all the same. */
const strange = 'candela_auth=a.b.c; candela_frame=d; candela_signed=1';

const known = new Map<SiteId, Promise<string>>();

/** The cookies of a member, once a site. */
function readMemberCookies(site: SiteId): Promise<string> {
  const cookies = known.get(site) ?? signIn(site);
  known.set(site, cookies);
  return cookies;
}

/** A session belongs to the address that it was begun at. */
const hostOf = (site: SiteId) => new URL(siteOrigin(site)).host;

async function signIn(site: SiteId): Promise<string> {
  const { features } = await readTruth<{ features: { authentication: boolean } }>(site, '/api/settings');
  const cookie = features.authentication ? await signedInCookies(site) : strange;
  const { text } = await askSite(hostOf(site), '/api/session', { cookie });
  expect(text.includes(memberAccount.email), `a member is known on ${site}`).toBe(features.authentication);
  return cookie;
}

const isSame = (one: Reply, other: Reply) =>
  one.text === other.text && one.headers['cache-control'] === other.headers['cache-control'];

/** Fails where a page is another one for who is signed in than the one that was `before` for who is not. */
export async function expectSameForMembers(site: SiteId, path: string, cookie: string, before: Reply) {
  const host = hostOf(site);
  const signedIn = await askSite(host, path, { cookie: `${cookie}; ${await readMemberCookies(site)}` });
  // A page may be made anew between two questions, but never for one visitor.
  const after = isSame(before, signedIn) ? before : await askSite(host, path, { cookie });
  expect(
    [before, after].some((reply) => isSame(reply, signedIn)),
    `${path} differs`,
  ).toBe(true);
  for (const reply of [before, signedIn]) {
    expect(reply.headers['set-cookie'], path).toBeUndefined();
    expect(reply.text).not.toContain(memberAccount.email);
  }
}
