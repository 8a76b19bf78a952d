import type { SiteId } from '@/lib/sites/sites';
import { memberAccount } from '@/tests/support/signed-in-cookies';
import type { Lane } from './lane';

/** Milliseconds: a session is good for twice as long. */
const lifetime = 30 * 60_000;
const kept = new Map<string, { cookie: string; at: number }>();
const nameOf = ({ ports }: Lane, site: SiteId) => `${ports.mock} ${site}`;

/** The cookies of who has signed in on a site; undefined before anybody has. */
export const cookieOf = (lane: Lane, site: SiteId): string | undefined => kept.get(nameOf(lane, site))?.cookie;

/**
 * Signs somebody in where nobody has lately and the provider's page can be asked for by itself, as that of a frame can. The
 * site is asked for its settings by it: while it is whole, and not before something of it fails for the first time.
 */
export async function signIn(lane: Lane, site: SiteId): Promise<void> {
  const last = kept.get(nameOf(lane, site));
  if (last && last.at > Date.now() - lifetime) return;
  const { urls } = JSON.parse((await lane.ask(site, '/api/session')).text);
  if (!urls?.login) return;
  const page = await fetch(urls.login, { method: 'POST', body: new URLSearchParams(memberAccount) });
  const [, token] = /"token":"([^"]+)"/.exec(await page.text()) ?? [];
  const { headers } = await lane.ask(site, '/api/session', { method: 'POST', body: { token } });
  const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  kept.set(nameOf(lane, site), { cookie, at: Date.now() });
}

/** The id of who has signed in; null where nobody has. */
export async function findMember(lane: Lane, site: SiteId): Promise<string | null> {
  await signIn(lane, site);
  const cookie = cookieOf(lane, site);
  const { client } = cookie ? JSON.parse((await lane.ask(site, '/api/session', { headers: { cookie } })).text) : {};
  return client?.id ?? null;
}
