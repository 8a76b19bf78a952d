import type { SiteId } from '@/lib/sites/sites';
import { memberAccount } from '@/tests/support/signed-in-cookies';
import type { Lane } from './lane';

/** `leaving`: sessions that are there to be ended. */
type Kept = { cookie: string; token: string; leaving: string[]; at: number };

/** Milliseconds: a session is good for twice as long. */
const lifetime = 30 * 60_000;
/** Sessions that one server sees ended: while something fails and afterwards, of what is cold and of what is kept. */
const endings = 4;
const kept = new Map<string, Kept>();
const nameOf = ({ ports }: Lane, site: SiteId) => `${ports.mock} ${site}`;

/** The cookies of who has signed in on a site; undefined before anybody has. */
export const cookieOf = (lane: Lane, site: SiteId): string | undefined => kept.get(nameOf(lane, site))?.cookie;

/** The cookies of a session that nobody else has, for who ends it: the site is asked nothing for them while something fails. */
export const takeLeaving = (lane: Lane, site: SiteId): string | undefined =>
  kept.get(nameOf(lane, site))?.leaving.pop();

/**
 * Signs somebody in where nobody has lately and the provider's page can be asked for by itself, as that of a frame can, and
 * as often again as sessions of theirs were ended. The site is asked for its settings by it: while it is whole, and not
 * before something of it fails for the first time.
 */
export async function signIn(lane: Lane, site: SiteId): Promise<void> {
  const last = kept.get(nameOf(lane, site));
  const now = last && last.at > Date.now() - lifetime ? last : await signInAnew(lane, site);
  if (!now) return;
  while (now.leaving.length < endings) now.leaving.push(await handOver(lane, site, now.token));
  kept.set(nameOf(lane, site), now);
}

async function signInAnew(lane: Lane, site: SiteId): Promise<Kept | null> {
  const { urls } = JSON.parse((await lane.ask(site, '/api/session')).text);
  if (!urls?.login) return null;
  const page = await fetch(urls.login, { method: 'POST', body: new URLSearchParams(memberAccount) });
  const [, token = ''] = /"token":"([^"]+)"/.exec(await page.text()) ?? [];
  return { cookie: await handOver(lane, site, token), token, leaving: [], at: Date.now() };
}

/** Each is a session of its own, whoever's the token is. */
async function handOver(lane: Lane, site: SiteId, token: string): Promise<string> {
  const { headers } = await lane.ask(site, '/api/session', { method: 'POST', body: { token } });
  return (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
}

/** The id of who has signed in; null where nobody has. */
export async function findMember(lane: Lane, site: SiteId): Promise<string | null> {
  await signIn(lane, site);
  const cookie = cookieOf(lane, site);
  const { client } = cookie ? JSON.parse((await lane.ask(site, '/api/session', { headers: { cookie } })).text) : {};
  return client?.id ?? null;
}
