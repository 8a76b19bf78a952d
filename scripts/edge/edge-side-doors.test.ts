import { beforeEach, describe, expect, it } from 'vitest';
import { startEdge } from '@/tests/support/edge';
import { findNginx } from './nginx';

/** Other ways to write an address, which Next takes for the same one and a location of the edge does not. */
describe.runIf(findNginx())('the edge', () => {
  const { ask, asked, echo } = startEdge();

  beforeEach(() => echo());

  it.each(['/api/health', '/auth/login', '/api/session', '/api/voucher/A1', '/api/revalidate', '/films', '/index'])(
    'has no way around what it says of %s',
    async (path) => {
      for (const other of [
        `/_next/data/a-build${path}.json`,
        `/_next/%64ata/a-build${path}.json`,
        `/%5Fnext/data/a-build${path}.json`,
        `/x/../_next/data/a-build${path}.json`,
        `${path}.rsc`,
        `${path}.rsc?a=b`,
        `${path}.prefetch.rsc`,
        `${path}.segments/_tree.segment.rsc`,
        `/x/..${path}`,
        `/x/%2e%2E${path}`,
        `/.${path}`,
        `/%2e${path}`,
      ])
        expect([other, (await ask(other)).status]).toEqual([other, 404]);
      expect(asked).toEqual([]);
    },
  );

  it('has no way around what it says of pictures', async () => {
    const picture = '?url=%2Fapi%2Fvoucher%2FA1&w=400&q=75&website=x';
    for (const path of ['/_next/data/a-build/_next/image.json', '/_next/image.json', '/_next/image.rsc'])
      expect([path, (await ask(path + picture)).status]).toEqual([path, 404]);
    expect(asked).toEqual([]);
  });

  it('knows nothing of Next but its files and its pictures', async () => {
    for (const path of ['/_next/', '/_next/postponed/resume/films', '/_next/webpack-hmr', '/_next/server/app.js'])
      expect([path, (await ask(path)).status]).toEqual([path, 404]);
    expect(asked).toEqual([]);
  });

  it('keeps a file under its name and under no other way to write it', async () => {
    for (const path of ['/_next/static/chunks/a~b.js', '/icons/icon-192.png']) {
      expect([path, (await ask(path)).status]).toEqual([path, 200]);
      for (const other of [path.replace('ic', '%69c'), path.replace(/.$/, '%67'), `${path}/`])
        expect([other, (await ask(other)).status]).toEqual([other, 404]);
    }
    expect(asked.map(({ url }) => url)).toEqual(['/_next/static/chunks/a~b.js', '/icons/icon-192.png']);
  });

  it.each([
    '/films/perihelion',
    '/og/perihelion.jpg',
    '/api/show/perihelion',
    '/feeds/perihelion.xml',
    '/calendar/perihelion.ics',
  ])(
    'keeps %s once, however often it is asked for with letters escaped that need not be, or in small letters',
    async (path) => {
      const accented = path.replace('perihelion', 'perih%C3%A9lion');
      for (const other of [
        path.replace('lion', '%6cion'),
        path.replace('lion', '%4Cion'),
        path.replace('per', '%70er'),
        accented.toLowerCase().replace('c3%a9', 'c3%A9'),
      ]) {
        for (let turn = 0; turn < 2; turn += 1) expect([other, (await ask(other)).status]).toEqual([other, 200]);
        expect([other, asked.filter(({ url }) => url.startsWith(other)).length]).toEqual([other, 2]);
      }
      for (const one of [path, accented])
        for (const cache of ['MISS', 'HIT']) expect((await ask(one)).headers['x-cache']).toBe(cache);
    },
  );

  it.each([
    '/films/..a',
    '/films/a..',
    '/films/...',
    '/films/a.b',
    '/films/rsc',
    '/news/.rsc-and-we',
    '/films/%C3%A9',
    '/.well-known/security.txt',
  ])('asks for %s as it is written', async (path) => {
    expect((await ask(path)).status).toBe(200);
    expect(asked).toMatchObject([{ url: path }]);
  });
});
