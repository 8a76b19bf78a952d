import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { pictureUrl } from '@/components/ui/picture/build-sources';
import { cutUrl } from '@/lib/http/picture-cuts';
import { startEdge } from '@/tests/support/edge';
import { findNginx } from './nginx';

/** Pictures: which are asked for, and as how many each is kept; where there is no nginx, `render.test.ts` is all that can be said. */
describe.runIf(findNginx())('the edge', () => {
  const { ask, asked, echo, hostOf, logFile } = startEdge();
  const kinds = { avif: 'image/avif,image/webp,*/*', webp: 'image/webp,*/*', any: '*/*' };
  const cut = cutUrl('still', '1x1', 'https://m.test/a.webp');
  const film = pictureUrl('https://m.test/film.webp', 640);

  beforeEach(() => echo({ 'cache-control': 'public, max-age=86400', 'cdn-cache-control': '' }));

  it.each([
    film,
    pictureUrl(cut, 640),
    pictureUrl('/_next/static/media/drift.2iil150vli7af.webp', 640),
    pictureUrl('/share-card.png', 640),
    pictureUrl('/icons/icon-192.png', 640),
    pictureUrl(
      "https://m.test//p01%20%C3%A9/[1]^100%25/it's(1)+a,b;c=d!$*&~@:.webp".replace(/[[\]^]/g, encodeURIComponent),
      640,
    ),
    // As a browser asks for it.
    pictureUrl("https://m.test/it's.webp", 640).replace("'", '%27'),
    pictureUrl('https://my_cdn.test/a%2Fb.webp', 640),
    pictureUrl('http://127.0.0.1:3002/posters/p01-500.webp', 640),
  ])('asks for a picture that pages show: %s', async (path) => {
    expect((await ask(path)).status).toBe(200);
    expect(asked).toMatchObject([{ url: path }]);
  });

  it.each([
    'url=/api/voucher/A1',
    'url=%2Fapi%2Fvoucher%2FA1',
    'url=%2fAPI%2fvoucher%2fA1.png',
    'url=%2F%61pi%2Fvoucher%2FA1',
    'url=/%61pi/voucher/A1.png',
    'url=/x/..%2fapi/voucher/A1.png',
    'url=//api/voucher/A1',
    'url=%2F/api/voucher/A1.png',
    'url=/./api/voucher/A1.png',
    'url=/api/pictures/../voucher/A1',
    'url=/api/pictures/still/%2E%2E/A1',
    'url=/api/pictures/still/1x1/A1?code=A1',
    'url=/api/health',
    'url=/api/health/ready%23a.png',
    'url=/films',
    'url=/films?a.png',
    'url=/auth/login',
    'url=/',
    'w=640&URL=/api/voucher/A1',
    'url=/api/voucher/A1&url=https://m.test/film.webp',
    'url=ftp%3A%2F%2Fm.test%2Fa.webp',
    'url=m.test%2Fa.webp',
    'url=%20%2Fapi%2Fvoucher%2FA1.png',
    'url=%5Capi%5Cvoucher%5CA1.png',
    'url=http%3A%2Fapi%2Fvoucher%2FA1.png',
    'url=',
    'x=1',
  ])('has nothing but pictures asked for in the name of one: %s', async (query) => {
    for (const path of ['/_next/image', '/_next/%69mage'])
      expect((await ask(`${path}?${query}&w=640&q=75`)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it.each(['/_next/image/', '/_next/image//', '/_next/%69mage/'])(
    'knows no other address of the service: %s',
    async (path) => {
      for (const more of ['', '&website=x'])
        expect((await ask(`${path}?url=/api/voucher/A1&w=640&q=75${more}`)).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );

  it.each([`${pictureUrl('https://m.test/e.webp', 640)}&one`, '/og/film.jpg?one', `${cut}?one`])(
    'keeps a picture once for each kind that browsers take, however they say so: %s',
    async (path) => {
      for (const accept of ['image/avif,image/webp,image/apng,*/*;q=0.8', 'image/png,image/webp', 'text/html'])
        expect((await ask(path, { accept, cookie: 'a=b' })).headers['x-cache']).toBe('MISS');
      for (const accept of ['image/avif', 'image/webp,image/*', 'image/png'])
        expect((await ask(path, { accept })).headers).toMatchObject({ 'x-cache': 'HIT', vary: 'Accept' });
      expect(asked.map(({ headers }) => headers.accept)).toEqual([kinds.avif, kinds.webp, kinds.any]);
      expect(asked.map(({ headers }) => headers.cookie)).toEqual([undefined, undefined, undefined]);
    },
  );

  it.each([
    ['once for all sites', pictureUrl('https://m.test/shared.webp', 640), 'HIT'],
    ['once for all sites', cutUrl('still', '1x1', 'https://m.test/shared.webp'), 'HIT'],
    ['for each site where it shows one', '/og/shared.jpg', 'MISS'],
  ])('keeps a picture %s: %s', async (_, path, again) => {
    expect((await ask(path)).headers['x-cache']).toBe('MISS');
    expect((await ask(path, {}, hostOf('be'))).headers['x-cache']).toBe(again);
  });

  it('knows a picture by its address, width and quality alone, in whatever order', async () => {
    await ask('/_next/image?url=https%3A%2F%2Fm.test%2Fb.webp&w=640&q=75&x=1');
    const same = '/_next/image?q=75&evil=<script>&w=640&url=https%3A%2F%2Fm.test%2Fb.webp';
    expect((await ask(same)).headers['x-cache']).toBe('HIT');
    for (const other of ['c.webp&w=640&q=75', 'b.webp&w=828&q=75', 'b.webp&w=640&q=50'])
      expect((await ask(`/_next/image?url=https%3A%2F%2Fm.test%2F${other}`)).headers['x-cache']).toBe('MISS');
    expect(asked[0]?.url).toBe('/_next/image?url=https%3A%2F%2Fm.test%2Fb.webp&w=640&q=75');
  });

  it.each([
    ['url=%2F', 'url=/'],
    ['url=%2F', 'url=%2f'],
    ['webp', 'web%70'],
    ['webp', 'web%2570'],
    ['%2Fa.webp', '%2F.%2Fa.webp'],
    ['m.test', 'M.test'],
    ['(1)', '%281%29'],
    ['%24', '$'],
    ['%2520', '%20'],
    ['%25C3', '%25c3'],
    ['w=640', 'w=0640'],
    ['w=640', 'w=%3640'],
    ['w=640', 'w=64%30'],
    ['w=640', 'w=640.0'],
    ['w=640', 'w=%20640'],
    ['w=640', 'w='],
    ['q=75', 'q=%37%35'],
    ['q=75', 'q=+75'],
  ])(
    'keeps a picture under the one spelling that pages have, and under none with %s written %s',
    async (one, other) => {
      const pictures = ['https://m.test/%20%C3%A9$(1)/a.webp', cut, '/share/a.webp'];
      const spelled = pictures.map((each) => pictureUrl(each, 640)).filter((path) => path.includes(one));
      expect(spelled).not.toEqual([]);
      for (const path of spelled)
        expect([path, (await ask(path.replace(one, () => other))).status]).toEqual([path, 404]);
      expect(asked).toEqual([]);
    },
  );

  it('has the part of a picture that is cut asked for by its one address', async () => {
    for (const other of [
      cut.replace('still', 'stil%6C'),
      cut.replace('1x1', '%31x1'),
      cut.replace('/aH', '/%61H'),
      `${cut}/`,
      `${cut}%2F`,
      `${cut}~`,
      `${cut}=`,
      cut.replace('/still', '//still'),
      '/api/pictures/still/1x1',
      '/api/pictures/',
    ])
      expect([other, (await ask(other)).status]).toEqual([other, 404]);
    expect(asked).toEqual([]);
  });

  it.each(['/og/other.jpg', cutUrl('front', '3x2', 'https://m.test/b.webp')])(
    'asks for %s whatever stands behind it',
    async (path) => {
      await ask(`${path}?one=1`);
      expect((await ask(`${path}?two=2`)).headers['x-cache']).toBe('HIT');
      expect(asked).toMatchObject([{ url: path }]);
    },
  );

  it('keeps them where they push no page out', async () => {
    const kept = (kind: string) =>
      readdirSync(join(dirname(logFile()), 'state', kind), { recursive: true, withFileTypes: true }).filter((entry) =>
        entry.isFile(),
      ).length;
    const [pages, pictures] = [kept('pages'), kept('pictures')];
    for (const path of [pictureUrl('https://m.test/d.webp', 640), '/og/third.jpg', `${cut}a`]) await ask(path);
    expect([kept('pages'), kept('pictures')]).toEqual([pages, pictures + 3]);
  });
});
