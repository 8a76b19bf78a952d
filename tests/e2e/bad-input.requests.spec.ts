import { expect, test } from '@playwright/test';
import { askSite } from '../support/ask-site';
import { readTruth } from '../support/mock-control';

const host = 'fr.localhost';
const long = 'a'.repeat(2000);

test.describe('a path that means nothing', () => {
  for (const [what, path] of [
    ['a malformed escape', '/films/%E0%A4%A'],
    ['a lone percent sign', '/%'],
    ['two thousand letters', `/films/${long}`],
    ['two thousand letters of filters', `/films/filters/genres-${long}`],
    ['dots', '/films/../../etc/passwd'],
    ['escaped dots and slashes', '/films/..%2f..%2fetc%2fpasswd'],
    ['a null byte', '/films/a%00b'],
    ['a line break', '/films/a%0d%0aSet-Cookie:%20x=1'],
    ['a backslash', '/films/a%5cb'],
    ['a script', '/films/%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['an internal path', '/fr-FR/shows'],
    ['a hidden file', '/.env'],
    ['a source file', '/package.json'],
    ["another site's parameter", '/films?website=be'],
  ] as const) {
    test(what, async () => {
      const { status, headers, text } = await askSite(host, path);
      expect([400, 404]).toContain(status);
      expect(headers['set-cookie']).toBeUndefined();
      expect(text).not.toContain('<script>alert');
      if (headers['content-type']?.startsWith('text/html')) expect(text).toMatch(/<html[^>]*lang="fr-FR"/);
    });
  }
});

test('an error page answers with the code that its address names', async () => {
  for (const [path, expected] of [
    ['/404_NOT_FOUND', 404],
    ['/404_NOT_FOUND?errorCode=410', 410],
    ['/410_GONE?errorCode=410', 410],
    ['/films?errorCode=410', 200],
  ] as const)
    expect((await askSite(host, path)).status, path).toBe(expected);
});

test.describe('a call of the gateway that means nothing', () => {
  for (const [path, expected] of [
    ['/api/nothing', 404],
    ['/api/show/%E0%A4%A', 400],
    ['/api/show/..%2F..%2F_admin%2Fclock', 400],
    ['/api/show/a%00b', 400],
    ['/api/', 404],
    ['/API/shows', 404],
    ['/Api/', 404],
    ['/api/show/nobody-0', 404],
    ['/api/pictures/still/9x9/aHR0cHM6', 404],
    // Of another host.
    ['/api/pictures/still/1x1/aHR0cHM6Ly9leGFtcGxlLmNvbS9hLnBuZw', 404],
  ] as const) {
    test(path, async () => {
      const { status, headers, text } = await askSite(host, path);
      expect(status).toBe(expected);
      expect(headers['content-type']).toContain('application/json');
      expect(JSON.parse(text)).toEqual({ error: expect.any(String) });
    });
  }

  test('a picture of a stranger is not fetched', async () => {
    for (const url of ['http://evil.example/a.png', 'http://169.254.169.254/latest/meta-data', 'file:///etc/passwd']) {
      expect((await askSite(host, `/_next/image?url=${encodeURIComponent(url)}&w=400&q=75`)).status).toBe(400);
    }
  });

  test('a picture has one address: what anybody puts behind it would be cut and kept once more', async () => {
    const [, picture = ''] = /\/_next\/image\?url=([^&"]+)/.exec((await askSite(host, '/films')).text) ?? [];
    const ask = async (url: string) => (await askSite(host, `/_next/image?url=${url}&w=400&q=75`)).status;
    expect(await ask(picture)).toBe(200);
    for (const more of ['%23a', '%23', '%3Fa', '%3F%23a', '%3F'])
      expect([more, await ask(picture + more)]).toEqual([more, 400]);
    expect(await ask(picture.replace(/webp$/, 'web%2570'))).toBe(400);
    const [, cut = ''] = /\/_next\/image\?url=(%2Fapi%2Fpictures%2F[^&"]+)/.exec((await askSite(host, '/')).text) ?? [];
    expect(await ask(cut)).toBe(200);
    for (const [more, expected] of [
      ['~', 404],
      ['~~', 404],
      ['%2F', 400],
      ['%3F', 400],
    ] as const)
      expect([more, await ask(cut + more)]).toEqual([more, expected]);
  });

  test('the image service asks the site for pictures alone', async () => {
    for (const path of ['/api/voucher/A1', '/api/health/ready', '/films', '/', '/api/pictures/../voucher/A1'])
      expect((await askSite(host, `/_next/image?url=${encodeURIComponent(path)}&w=400&q=75`)).status, path).toBe(400);
    expect((await askSite(host, '/_next/image?url=%2Ficons%2Ficon-512.png&w=400&q=75')).status).toBe(200);
  });
});

test.describe('filters that mean nothing', () => {
  for (const filters of ['date-1900-01-01/tags-nothing', 'tags-%3Cscript%3E', '']) {
    test(`"${filters}" shows the page itself`, async () => {
      const { status, text } = await askSite(host, `/films/filters/${filters}`.replace(/\/$/, ''));
      expect(status).toBe(200);
      expect(text).toContain('rel="canonical" href="https://www.candela-cinemas.fr/films"');
    });
  }
});

test('filters that nobody writes are left out where there are others, and lead nowhere else', async () => {
  for (const filters of ['foo-bar', 'date-2026-13-45', 'tags-%E0%A4%A', 'versions-']) {
    const { status, text, headers } = await askSite(host, `/films/filters/${filters}`);
    expect([filters, status, headers['x-robots-tag']]).toEqual([filters, 200, 'noindex, nofollow']);
    expect(text).toContain('rel="canonical" href="https://www.candela-cinemas.fr/films"');
    expect((await askSite(host, `/offres/filters/${filters}`)).status, filters).toBe(404);
  }
});

test.describe('no redirect leaves the site', () => {
  for (const path of [
    '//evil.example',
    '//evil.example/',
    '/%2F/evil.example/',
    '/\\evil.example/',
    '/films//evil.example/',
    '/fr//evil.example',
    '/fr/films/',
    '/fr',
  ]) {
    test(path, async () => {
      for (const headers of [{}, { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }]) {
        const reply = await askSite(host, path, headers);
        expect(reply.status).toBeLessThan(500);
        const { location } = reply.headers;
        if (location) expect(new URL(location, `http://${host}`).hostname).toBe(host);
      }
    });
  }

  test('nor follows a Host that is no host of ours', async () => {
    const { headers } = await askSite('evil.example', '/fr/films');
    expect(headers.location ?? '').not.toContain('evil.example');
  });
});

test.describe('a hostile header', () => {
  for (const name of ['evil.example', 'candela-cinemas.fr.evil.example', '"><script>', '..', 'a'.repeat(300), '']) {
    test(`Host: ${name.slice(0, 40)} gets the first site`, async () => {
      const { status, text } = await askSite(name, '/');
      expect([200, 400]).toContain(status);
      if (status === 200) expect(text).toMatch(/<html[^>]*lang="fr-FR"/);
      expect(text).not.toMatch(/evil\.example|"><script>/);
    });
  }

  test('changes nothing that others are served', async () => {
    const evil = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'gopher',
      'x-original-url': '/evil',
      'x-middleware-subrequest': 'middleware',
      'content-security-policy': "script-src 'nonce-q0w9e8'",
    };
    for (const path of ['/', '/films', '/cinemas', '/app']) {
      expect((await askSite(host, path, evil)).text).not.toMatch(/evil\.example|q0w9e8/);
      const { status, text } = await askSite(host, path);
      expect(status).toBe(200);
      expect(text).not.toMatch(/evil\.example|q0w9e8/);
    }
  });

  test('of who asks first for a page is nothing that the next one is given', async () => {
    const { shows } = await readTruth<{ shows: { slug: string }[] }>('tn', '/api/shows?language=fr');
    const first: Record<string, string>[] = [
      { rsc: '1' },
      { rsc: '1', 'next-router-prefetch': '1' },
      { rsc: '1', 'next-router-segment-prefetch': '/_tree' },
      { 'x-nextjs-data': '1' },
      { range: 'bytes=0-10' },
      { accept: 'application/json', 'accept-encoding': 'evil' },
      { 'if-none-match': '*', 'if-modified-since': 'Fri, 20 Nov 2099 10:00:00 GMT' },
    ];
    for (const [index, headers] of first.entries()) {
      const path = `/fr/films/${shows.at(-4 - index)?.slug}`;
      // Next has who asks for its data prove that the address says so as well.
      const { location } = (await askSite('tn.localhost', path, headers)).headers;
      if (location) await askSite('tn.localhost', location, headers);
      const { status, headers: sent, text } = await askSite('tn.localhost', path);
      expect([status, sent['content-type']], path).toEqual([200, 'text/html; charset=utf-8']);
      expect(text.slice(0, 15) + text.slice(-7), path).toBe('<!DOCTYPE html></html>');
    }
  });

  test('of languages or cookies is left unread', async () => {
    const headers = {
      'accept-language': `${'xx,'.repeat(2000)}nl`,
      cookie: 'candela_language=%00%E0; candela_language="><script>',
    };
    expect((await askSite('be.localhost', '/', headers)).headers.location).toMatch(/^\/en$|be\.localhost(:\d+)?\/en$/);
  });
});
