import { beforeEach, describe, expect, it, vi } from 'vitest';
import { table } from '@/lib/api/endpoints/table';
import { fillBrackets } from '@/lib/text/brackets';
import { gatewayWithCatalogue } from '@/tests/support/gateway';
import { wireShowtime } from '@/tests/support/wire';

const { asked, upstream, get } = gatewayWithCatalogue();
const paths = table.map(({ path }) => path).filter((path) => path.includes('[date]'));
const at = (path: string, date: string) => fillBrackets(path, { slug: 'a', cinema: 'lyon', date });
const entityAt = (path: string, date: string) => at(path, date).replace('/api/', '/api/entities/');

beforeEach(() => {
  vi.stubEnv('SITE_NOW', '2026-11-20T17:30:00+01:00');
  upstream(() => Response.json([]));
});

describe.each(paths)('%s', (path) => {
  it.each(['0001-01-01', '1999-01-01', '2026-11-18', '2028-07-13', '2031-01-01', '9999-12-31'])(
    'is answered without a question to the catalogue of %s, as the catalogue does of a day without showings',
    async (day) => {
      for (const { face, pathOn } of [
        { face: 'wire' as const, pathOn: at },
        { face: 'entity' as const, pathOn: entityAt },
      ]) {
        const answer = await get(pathOn(path, day), { face });
        const told = await answer.text();
        expect(asked, face).toEqual([]);
        const usual = await get(pathOn(path, '2026-11-20'), { face });
        expect([answer.status, told], face).toEqual([200, await usual.text()]);
        for (const name of ['content-type', 'etag'])
          expect(answer.headers.get(name), name).toBe(usual.headers.get(name));
        expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=0');
        asked.length = 0;
      }
    },
  );

  it.each(['2026-11-19', '2026-11-20', '2027-09-20', '2028-07-12'])(
    'is asked of %s, on which something may begin',
    async (day) => {
      expect((await get(at(path, day))).status).toBe(200);
      expect((await get(entityAt(path, day), { face: 'entity' })).status).toBe(200);
      expect(asked.map(({ pathname }) => pathname)).toEqual([at(path, day), at(path, day)]);
    },
  );
});

const byDay = (day: string) => `/api/show/a/showtimes/lyon/${day}`;

it('counts from the day of the cinemas of the site, which lasts until three at night', async () => {
  vi.stubEnv('SITE_NOW', '2026-11-20T02:30:00Z');
  await get(byDay('2026-11-18'), { host: 'fr.localhost' });
  expect(asked).toEqual([]);
  await get(byDay('2026-11-18'), { host: 'sn.localhost' });
  expect(asked).toHaveLength(1);
});

it('is asked as soon as something may begin, whatever was said before', async () => {
  upstream(() => Response.json([wireShowtime()]));
  expect(await (await get(byDay('2028-07-13'))).json()).toEqual([]);
  vi.stubEnv('SITE_NOW', '2026-11-21T03:00:00+01:00');
  expect(await (await get(byDay('2028-07-13'))).json()).toHaveLength(1);
});

it('is told without a body to who asks for the head alone', async () => {
  const head = await get(byDay('2031-01-01'), { method: 'HEAD' });
  expect([await head.text(), head.headers.get('content-length')]).toEqual(['', '2']);
});
