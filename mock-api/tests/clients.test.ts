import { generateKeyPair } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { account, clientFeelings, favourites, webview } from '@/lib/api/wire/client';
import { type SiteId, siteFacts, siteIds } from '@/lib/sites/sites';
import { answerCall } from '../handlers/answer-call';
import { frameToken, keepKeys } from '../identity/tokens';
import { members } from '../world/accounts/members';
import { findByEmail, register, signedIn, signUp, verify } from '../world/accounts/people';
import { resetAccounts } from '../world/accounts/store';
import { worldOf } from '../world/build-world';
import { openCinemas } from '../world/cinemas';
import { fixClock } from '../world/clock';
import { FRIDAY } from './ask';

beforeAll(async () => {
  fixClock(FRIDAY);
  keepKeys({ issuer: 'http://localhost:1/', kid: 'k', ...(await generateKeyPair('RS256')) });
});
afterEach(resetAccounts);
afterAll(() => fixClock(null));

const camille = members[0] ?? expect.fail();

async function call(
  site: SiteId,
  method: string,
  path: string,
  { token = '', body }: { token?: string; body?: unknown } = {},
) {
  const request = new Request(`http://127.0.0.1/${site}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await answerCall(request)) ?? expect.fail('nobody answers');
}
const me = '/client/api/fr/accounts/me';

describe.each(siteIds)('the client API of %s', (site) => {
  test('tells a client what the site reads', async () => {
    const token = await frameToken(site, camille);
    const read = async (path: string) => (await call(site, 'GET', path, { token })).json();
    expect(account.parse(await read(me))({ sub: 'x' }).id).toBe(camille.id);
    expect(favourites.parse(await read(`${me}/cinemas`)).length).toBeLessThanOrEqual(siteFacts(site).favouritesLimit);
    expect(Object.values(webview.parse(await read('/client/api/fr/webview')))).not.toContain(null);
  });

  test('knows nobody without a token for it', async () => {
    const other = siteIds.find((each) => each !== site) ?? site;
    for (const token of ['', 'x', await frameToken(other, camille)])
      expect((await call(site, 'GET', me, { token })).status).toBe(401);
  });

  test('allows as many favourites as the site, and forgets them on request', async () => {
    const token = await frameToken(site, members[3] ?? camille);
    const limit = siteFacts(site).favouritesLimit;
    const codes = openCinemas(site)
      .map(({ vistaRef }) => vistaRef)
      .slice(0, limit + 1);
    const like = async (code: string) =>
      (await call(site, 'PATCH', `${me}/cinemas`, { token, body: { cinemas: [code] } })).status;
    const statuses = await codes.reduce<Promise<number[]>>(
      async (list, code) => [...(await list), await like(code)],
      Promise.resolve([]),
    );
    expect(statuses).toEqual(codes.map((_, index) => (index < limit ? 204 : 409)));
    await call(site, 'DELETE', `${me}/cinemas`, { token, body: { cinemas: codes.slice(0, 1) } });
    const left = favourites.parse(await (await call(site, 'GET', `${me}/cinemas`, { token })).json());
    expect(left).toEqual(codes.slice(1, limit));
    expect(await like('nowhere')).toBe(404);
  });
});

describe('what a client says of a show', () => {
  const slug = () => worldOf('fr').titles[0]?.slug ?? '';
  const say = async (path: string, body: unknown) =>
    call('fr', 'POST', `/api/client/${camille.id}${path}`, { token: await frameToken('fr', camille), body });

  test('is kept and counted', async () => {
    const read = async (response: Response) => clientFeelings.parse(await response.json());
    const before = await read(await say('/shows', { showSlugs: [slug(), 'nonesuch'] }));
    const counts = (feelings: typeof before) => feelings.counts[slug()] ?? expect.fail();
    const was = before.wishlist.includes(slug());
    const after = await read(await say(`/show/${slug()}/intention`, { intention: 2, isDelete: was }));
    expect(after.wishlist.includes(slug())).toBe(!was);
    expect(Math.abs(counts(after).wishlist - counts(before).wishlist)).toBe(1);
    expect(Object.keys(before.counts)).toEqual([slug()]);
  });

  test('must be of a show there is, and readable', async () => {
    expect((await say('/show/nonesuch/intention', { intention: 2, isDelete: false })).status).toBe(404);
    expect((await say(`/show/${slug()}/emotion`, { emotion: 'bored', isDelete: false })).status).toBe(400);
    expect((await say('/shows', {})).status).toBe(400);
  });

  test('is said for oneself', async () => {
    const token = await frameToken('fr', camille);
    expect((await call('fr', 'POST', '/api/client/m-1002/shows', { token, body: { showSlugs: [] } })).status).toBe(403);
  });
});

test('a stranger becomes a client step by step', () => {
  const email = 'ida@post.example';
  expect(signUp(email, 'secret')).toMatchObject({ unregistered: true });
  expect(signUp(' IDA@post.example ', 'other')).toBeNull();
  expect(signedIn(email, 'popcorn')).toBeNull();
  expect(register(email, { firstname: 'Ida', lastname: 'Lind' })).toMatchObject({ unverified: true, firstLogin: true });
  expect(signedIn(email, 'secret')?.firstLogin).toBeUndefined();
  expect(verify(email)?.unverified).toBeUndefined();
  resetAccounts();
  expect(findByEmail(email)).toBeUndefined();
});
