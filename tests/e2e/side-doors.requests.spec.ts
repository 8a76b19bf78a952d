import { expect, test } from '@playwright/test';
import { href } from '@/lib/routing/href';
import { type Locale, locales } from '@/lib/sites/locales';
import { askSite } from '../support/ask-site';
import { readTruth } from '../support/mock-control';

const host = 'fr.localhost';

test.describe('an address that Next would take for another one leads nowhere', () => {
  for (const path of ['/api/health', '/api/health/ready', '/api/session', '/auth/login', '/callback', '/films', '/']) {
    test(path, async () => {
      const { text: page } = await askSite(host, '/films');
      const [, build = ''] = /\\"b\\":\\"([\w-]{8,})\\"/.exec(page) ?? [];
      expect(build).not.toBe('');
      for (const other of [
        `/_next/data/${build}${path === '/' ? '/index' : path}.json`,
        `/_next/data/another${path}.json`,
        `/_next/data/${build}${path}.json?a=b`,
        `${path}.rsc`,
        `${path}.prefetch.rsc`,
        `${path}.segments/_tree.segment.rsc`,
        `/x/..${path}`,
        `/x/%2e%2E${path}`,
      ]) {
        const { status, headers, text } = await askSite(host, other);
        expect([other, status, text]).toEqual([other, 404, 'Not Found']);
        expect(headers['cache-control']).toContain('no-store');
        expect([headers.location, headers['set-cookie'], headers['x-nextjs-redirect']]).toEqual([]);
      }
    });
  }
});

test('the picture service is come to by its own address alone', async () => {
  const [picture = ''] = /\/_next\/image\?url=[^"& ]+/.exec((await askSite(host, '/films')).text) ?? [];
  expect((await askSite(host, `${picture}&w=400&q=75`)).status).toBe(200);
  const { search } = new URL(picture, `http://${host}`);
  for (const path of [
    '/_next/data/another/_next/image.json',
    '/_next/image.json',
    '/_next/image.rsc',
    '/x/../_next/image',
  ])
    expect([path, (await askSite(host, `${path}${search}&w=400&q=75`)).status]).toEqual([path, 404]);
});

test('the part of a picture is cut for its own address alone', async () => {
  const [, shown = ''] =
    /\/_next\/image\?url=(%2Fapi%2Fpictures%2F[^"& ]+)/.exec((await askSite(host, '/')).text) ?? [];
  const cut = decodeURIComponent(shown);
  expect((await askSite(host, cut)).status).toBe(200);
  const [, print = '', shape = ''] = /^\/api\/pictures\/(\w+)\/(\w+)\/aH/.exec(cut) ?? [];
  for (const other of [
    cut.replace('/aH', '/%61H'),
    cut.replace(print, `%${print.charCodeAt(0).toString(16)}${print.slice(1)}`),
    cut.replace(shape, `%${shape.charCodeAt(0).toString(16)}${shape.slice(1)}`),
    `${cut}/`,
    `${cut}%2F`,
  ])
    expect([other, (await askSite(host, other)).status]).toEqual([other, 404]);
});

test.describe('a page whose address has letters escaped that need not be is shown at the plain one', () => {
  const escapeOne = (path: string) =>
    path.replace(/[a-z](?=[\w-]*$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  const leads = async (site: string, from: string, to: string) => {
    const { status, headers } = await askSite(`${site}.localhost`, from);
    const { pathname, search } = new URL(headers.location ?? '', `http://${site}.localhost`);
    expect([from, status, pathname + search]).toEqual([from, 308, to]);
    expect((await askSite(`${site}.localhost`, to)).status, to).toBe(200);
  };

  for (const locale of ['fr-FR', 'en-FR', 'de-CH', 'nl-BE'] as const satisfies Locale[]) {
    test(locale, async () => {
      const { site, language } = locales[locale];
      const { shows } = await readTruth<{ shows: { slug: string }[] }>(site, `/api/shows?language=${language}`);
      const page = String(href(locale, 'movie', { slug: `${shows[0]?.slug}` }));
      const list = String(href(locale, 'shows'));
      await leads(site, `${escapeOne(page)}?a=b`, `${page}?a=b`);
      await leads(site, `${list}/filters/genres-com%c3%a9die`, `${list}/filters/genres-com%C3%A9die`);
    });
  }

  test('and what has to be escaped, or may be, is shown as it is', async () => {
    for (const path of [
      '/films/filters/genres-com%C3%A9die',
      "/films/filters/genres-l'%C3%A9t%C3%A9",
      '/films/filters/genres-%27(a)!*',
    ])
      expect([path, (await askSite(host, path)).status]).toEqual([path, 200]);
  });
});
