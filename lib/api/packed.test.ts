import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { packedFor } from './packed';

const large = Buffer.from('a'.repeat(5_000));
const asking = (encoding?: string) =>
  new Request('http://localhost/', { headers: encoding ? { 'accept-encoding': encoding } : {} });

it.each(['gzip', 'deflate, gzip;q=0.8, br', 'br;q=0,gzip'])('packs for a caller that accepts %j', async (encoding) => {
  const { body, headers } = await packedFor(asking(encoding), large);
  expect(gunzipSync(body)).toEqual(large);
  expect(headers).toEqual({ vary: 'accept-encoding', 'content-encoding': 'gzip' });
});

it.each([undefined, 'br', 'gzip;q=0', 'gzip;q=0.0, br', 'identity'])(
  'does not for one that accepts %j',
  async (encoding) => {
    expect(await packedFor(asking(encoding), large)).toEqual({ body: large, headers: { vary: 'accept-encoding' } });
  },
);

it('leaves small answers as they are', async () => {
  expect((await packedFor(asking('gzip'), Buffer.from('[]'))).headers).not.toHaveProperty('content-encoding');
});

it('packs the same answer once', async () => {
  const [first, second] = await Promise.all([packedFor(asking('gzip'), large), packedFor(asking('gzip'), large)]);
  expect(first.body).toBe(second.body);
});
