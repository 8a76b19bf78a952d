import { describe, expect, it } from 'vitest';
import { startEdge } from '@/tests/support/edge';
import { findNginx } from './nginx';

const loopback = '127.0.0.1/32';
/** As many as a client may have connections, and then as many again. */
async function times<Reply>(count: number, askOnce: (index: number) => Promise<Reply>): Promise<Reply[]> {
  const replies: Reply[] = [];
  while (replies.length < count)
    replies.push(...(await Promise.all(Array.from({ length: 100 }, (_, index) => askOnce(replies.length + index)))));
  return replies;
}

/** What one client may ask for, by whatever way around; clients are told apart by what a trusted hop says. */
describe.runIf(findNginx())('the edge', () => {
  const { ask, echo, answer, asked } = startEdge({ trustedHops: [loopback], rate: '1r/s' });
  const of = (client: string) => ({ 'x-forwarded-for': client });
  /** Asks for codes, of which one has a dozen, until the client has asked too often. */
  const tire = async (client: string) => {
    echo();
    for (let index = 0; index < 40; index += 1)
      if ((await ask(`/api/voucher/A${index}`, of(client))).status === 429) return;
  };

  it.each(['website=x', 'errorcode=x', 'a=b'])('bounds what one client asks for behind ?%s', async (query) => {
    echo();
    const replies = await times(600, (index) => ask(`/many-${index}?${query}`, of(`192.0.2.${query.length}`)));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'content-type': 'text/html; charset=utf-8' });
    expect((await ask(`/others?${query}`, of('192.0.2.99'))).status).toBe(200);
  });

  it('asks each replica once for a script that none has, and a client not for any number of them', async () => {
    answer((_, response) => response.writeHead(404, { 'cache-control': 'no-store' }).end());
    expect((await ask('/_next/static/none.js', of('192.0.2.50'))).status).toBe(404);
    expect(asked).toHaveLength(2);
    const replies = await times(600, (index) => ask(`/_next/static/none-${index}.js`, of('192.0.2.50')));
    const refused = replies.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(20);
    expect(refused[0]?.headers).toMatchObject({ 'retry-after': '5', 'content-type': 'application/json' });
  });

  it('gives a household the scripts of all its pages at once, those it has by the thousand', async () => {
    answer((_, response) =>
      response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' }).end('code'),
    );
    const first = await times(300, (index) => ask(`/_next/static/${index % 100}.js`, of('192.0.2.60')));
    const more = await times(1_200, (index) => ask(`/_next/static/${index % 100}.js`, of('192.0.2.60')));
    expect([...first, ...more].filter(({ status }) => status !== 200)).toEqual([]);
    const tooMany = await times(700, (index) => ask(`/_next/static/${index % 100}.js`, of('192.0.2.60')));
    expect(tooMany.some(({ status }) => status === 429)).toBe(true);
  });

  it.each([
    ['192.0.2.70', '192.0.2.71', false],
    ['::ffff:192.0.2.72', '192.0.2.72', true],
    ['::ffff:192.0.2.73', '::ffff:192.0.2.74', false],
    ['2001:db8:1:1:a:b:c:d', '2001:db8:1:1:1:2:3:4', true],
    ['2001:db8:1:2:a:b:c:d', '2001:db8:1:3:a:b:c:d', false],
    ['2001:db8::1:2:3:4', '2001:db8::2:2:3:4', true],
    ['2001:db8:2::1', '2001:db8:2:0:ffff::', true],
    ['2001:db8:3::1', '2001:db8:3:1::1', false],
    ['2001:db8:4:0:1::', '2001:DB8:4::5', true],
    ['2001:db8:0:a00::1', '2001:db8:0:a00:9::', true],
    ['2001:db8:0:b00::1', '2001:db8:0:b01::1', false],
    ['fe80::1', 'fe80::2:0:0:1', true],
    ['::5', '::6:0:0:5', true],
    ['1::', '1:0:0:1::', false],
  ])('takes %s and %s for one client or two: %s', async (one, other, isSame) => {
    await tire(one);
    expect((await ask('/api/voucher/B', of(one))).status).toBe(429);
    expect((await ask('/api/voucher/B', of(other))).status).toBe(isSame ? 429 : 200);
  });
});
