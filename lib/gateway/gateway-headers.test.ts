import { describe, expect, it, vi } from 'vitest';
import { gatewayWithCatalogue } from '@/tests/support/gateway';

const { asked, upstream, get } = gatewayWithCatalogue();
const check = (token: string) => ({ headers: { 'X-Recaptcha-Response': token, cookie: 'session=1' } });
const voucher = {
  status: 'valid',
  expirationDate: null,
  balance: null,
  placesRemaining: 2,
  label: 'a',
  screeningsUntil: null,
  excludedTags: [],
};

describe('a call with a human check', () => {
  it.each(['/api/voucher/AB12', '/api/gift-card/1234/99'])('passes the check on and nothing else: %s', async (path) => {
    let names: string[] = [];
    let token: string | null = null;
    upstream((request) => {
      names = [...request.headers.keys()];
      token = request.headers.get('x-recaptcha-response');
      return Response.json(voucher);
    });
    const response = await get(path, check('human'));
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(token).toBe('human');
    expect(names).not.toContain('cookie');
  });

  it('is asked anew every time, and not on the check of somebody else', async () => {
    upstream((request) =>
      request.headers.get('x-recaptcha-response') === 'human'
        ? Response.json(voucher)
        : Response.json({ error: 'human check' }, { status: 403 }),
    );
    const ask = (token: string) => get('/api/entities/voucher/AB12', { face: 'entity', ...check(token) });
    const both = await Promise.all([ask('human'), ask('robot')]);
    expect(both.map(({ status }) => status)).toEqual([200, 403]);
    expect(await both[0]?.json()).toMatchObject({ state: 'valid', places: 2 });
    await ask('human');
    expect(asked).toHaveLength(3);
  });

  it.each([403, 404, 429])('is refused as the catalogue refuses it: %i', async (status) => {
    upstream(() => Response.json({ error: 'no' }, { status }));
    const response = await get('/api/voucher/AB12', check('human'));
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store']);
  });

  it.each([
    [`/api/voucher/${'A'.repeat(5_000)}`, 'human'],
    ['/api/voucher/A%00B', 'human'],
    ['/api/gift-card/1234/9%0d%0a9', 'human'],
    ['/api/voucher/AB12', 'x'.repeat(4_001)],
  ])('is not troubled with what can be no code or check', async (path, token) => {
    upstream(() => Response.json(voucher));
    expect((await get(path, check(token))).status).toBe(400);
    expect(asked).toHaveLength(0);
  });

  it('leaves no code in the log', async () => {
    upstream(() => new Response('<h1>Oops</h1>', { status: 500 }));
    await get('/api/voucher/AB12', check('human'));
    const lines = String(vi.mocked(console.error).mock.calls);
    expect(lines).toContain('/api/voucher/[code]');
    expect(lines).not.toContain('AB12');
  });
});

it('passes no such header on where the row does not name it', async () => {
  let token: string | null = '';
  upstream((request) => {
    token = request.headers.get('x-recaptcha-response');
    return Response.json([]);
  });
  await get('/api/cinemas', check('human'));
  expect(token).toBeNull();
});

it('asks for the subscription with the query that never changes', async () => {
  upstream(() => Response.json({ maintenance: true }));
  await get('/api/cms/1.0.0/subscription/subscription-offers?catalog=2');
  expect(asked[0]?.search).toBe('?language=fr&catalog=1');
});
