import { createHash } from 'node:crypto';
import { createClient } from '@redis/client';
import { HttpResponse, http } from 'msw';
import { NextRequest } from 'next/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasRedis, startRedis } from '@/tests/support/redis-server';
import { listCookies, redirectTarget, signInForTests } from '@/tests/support/sign-in';

/** A process of its own, as far as what it remembers: another replica. */
async function startReplica() {
  delete (globalThis as { candela?: unknown }).candela;
  vi.resetModules();
  const { askRedis } = await import('../replicas/redis');
  const { readVisitor } = await import('./session');
  await vi.waitFor(async () => expect(await askRedis((redis) => redis.ping())).toBeTruthy(), 3_000);
  return readVisitor;
}

describe.runIf(hasRedis())('a session that two replicas are asked about at once', () => {
  const { provider, host, ask } = signInForTests();
  let redis: Awaited<ReturnType<typeof startRedis>>;
  beforeAll(async () => {
    redis = await startRedis();
  });
  afterAll(() => redis.end());

  async function askBoth(hold?: (request: NextRequest, origin: string) => Promise<void>, expires_in = 30) {
    vi.stubEnv('REDIS_URL', redis.url);
    const start = await ask('/auth/login');
    const { searchParams } = new URL(redirectTarget(start));
    const id_token = await provider.sign(
      { aud: 'fr-site', nonce: searchParams.get('nonce'), azp: undefined },
      {},
      'fr',
    );
    const tokens = { id_token, token_type: 'Bearer', expires_in, refresh_token: 'once' };
    const sign = (jti: string) => provider.sign({ jti }, {}, 'fr');
    let spent = 0;
    const first = await sign('first');
    const second = await sign('second');
    provider.server.use(
      http.post(`${provider.issuer()}token`, async ({ request }) => {
        const isRenewal = (await request.text()).includes('grant_type=refresh_token');
        if (isRenewal) spent += 1;
        if (spent > 1) return HttpResponse.json({ error: 'invalid_grant' }, { status: 400 });
        return HttpResponse.json({
          ...tokens,
          access_token: isRenewal ? second : first,
          ...(isRenewal && { expires_in: 3600 }),
        });
      }),
    );
    const back = await ask(`/callback?code=c&state=${searchParams.get('state')}`, {
      cookie: listCookies(start).join('; '),
    });
    const cookie = listCookies(back).find((each) => /^__Host-candela_auth=./.test(each)) ?? '';
    const question = () => new NextRequest(`https://${host()}/api/session`, { headers: { cookie } });
    const replicas = [await startReplica(), await startReplica()];
    await hold?.(question(), `https://${host()}`);
    const both = await Promise.all(
      replicas.map((readVisitor) => readVisitor(question(), { site: 'fr', origin: `https://${host()}` }, 'redirect')),
    );
    return { both, second, spent: () => spent };
  }

  it('spends its refresh token once, and both have the new one', async () => {
    const { both, second, spent } = await askBoth();
    expect(both.map(({ visitor }) => visitor?.token)).toEqual([second, second]);
    expect(both.every(({ setCookie }) => setCookie.length > 0)).toBe(true);
    expect(spent()).toBe(1);
  });

  it('is renewed before its token has ended, once, where the clocks of both are a minute late', async () => {
    const lives = 300;
    const { both, second, spent } = await askBoth(async () => {
      vi.useFakeTimers({ toFake: ['Date'] }).setSystemTime(Date.now() + (lives - 60) * 1000);
    }, lives);
    vi.useRealTimers();
    expect(both.map(({ visitor }) => visitor?.token)).toEqual([second, second]);
    expect(spent()).toBe(1);
  });

  it.each(['done garbage', 'garbage'])('is renewed all the same where Redis holds %j for it', async (text) => {
    const begun = Date.now();
    const { both, second } = await askBoth(async (request, origin) => {
      const own = request.cookies.getAll().filter(({ name }) => name.startsWith('__Host-candela_auth'));
      const mark = createHash('sha256').update(JSON.stringify(own)).digest('base64url');
      const key = createHash('sha256').update(`${origin} ${mark}`).digest('base64url');
      const client = await createClient({ url: redis.url }).connect();
      await client.set(`candela:once:${key}`, text);
      await client.close();
    });
    expect(both.some(({ visitor }) => visitor?.token === second)).toBe(true);
    expect(Date.now() - begun).toBeLessThan(5_000);
  });
});
