import { beforeEach, expect, it, vi } from 'vitest';
import { addresses } from './addresses';
import type { Asking, Lane } from './lane';
import { findMember, signIn } from './members';
import type { Place } from './place';
import { visit } from './visit';

const leaving = addresses.find(({ endsSession }) => endsSession);
const place = (own: Partial<Place>): Place => ({
  ...{ site: 'ch', screen: '/api/session', form: 'json', path: '/api/session', reads: [], isSigned: true },
  ...own,
});
const look = place({});
const leave = place({ form: 'write', asking: leaving?.asking as Asking, endsSession: true });

/** A site that knows its sessions by their number; what it was asked, in order. */
function serve(mock: number) {
  const open = new Set<string>();
  const asked: string[] = [];
  let sessions = 0;
  const ask = async (_: string, path: string, { method: named, headers = {} }: Asking = {}) => {
    const method: string = named ?? 'GET';
    const cookie = `${headers.cookie ?? ''}`;
    asked.push(`${method} ${cookie && (open.has(cookie) ? 'signed' : 'ended')}`.trim());
    const reply = (json: unknown, own = {}) => ({ status: 200, headers: own, text: JSON.stringify(json) });
    if (path !== '/api/session') return reply({});
    if (method === 'DELETE') return reply(open.delete(cookie));
    if (method === 'GET')
      return reply({ client: open.has(cookie) ? { id: 'm-1' } : null, urls: { login: 'http://p' } });
    sessions += 1;
    open.add(`s=${sessions}`);
    return reply({}, { 'set-cookie': [`s=${sessions}; Path=/`] });
  };
  return { lane: { ports: { mock }, ask } as unknown as Lane, asked };
}

beforeEach(() => {
  const page = vi.fn(async () => new Response('{"token":"t-1"}'));
  vi.stubGlobal('fetch', page);
});
const isThere = async (lane: Lane) => JSON.parse((await visit(lane, look)).reply?.text ?? '{}').client?.id === 'm-1';

it('signs out with a session of its own, so that who is looked at next is signed in', async () => {
  const { lane, asked } = serve(1);
  expect(await findMember(lane, 'ch')).toBe('m-1');
  await visit(lane, leave);
  expect(asked.at(-1)).toBe('DELETE signed');
  expect(await isThere(lane)).toBe(true);
});

it('has a session to end each time that one server is looked at, and asks nothing for it meanwhile', async () => {
  const { lane, asked } = serve(2);
  await signIn(lane, 'ch');
  const before = asked.length;
  for (let time = 0; time < 4; time += 1) await visit(lane, leave);
  expect(asked.slice(before)).toEqual(Array(4).fill('DELETE signed'));
});

it('signs in again for those that were ended, without asking for a way in', async () => {
  const { lane, asked } = serve(3);
  await signIn(lane, 'ch');
  for (let time = 0; time < 2; time += 1) await visit(lane, leave);
  const before = asked.length;
  await signIn(lane, 'ch');
  expect(asked.slice(before)).toEqual(['POST', 'POST']);
  await visit(lane, leave);
  expect(asked.at(-1)).toBe('DELETE signed');
});

it('is asked so by the address that ends a session, and by no other', () => {
  expect(addresses.filter(({ endsSession }) => endsSession).map(({ name }) => name)).toEqual(['/api/session DELETE']);
});
