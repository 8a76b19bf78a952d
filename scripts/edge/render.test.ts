import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteFacts, siteIds } from '@/lib/sites/sites';
import { buildValues, fillTemplate } from './render';
import { readEdgeSettings } from './settings';
import { listApiParameters, listByVisitor } from './site-facts';

const places = { state: '/var/cache/edge', conf: '/etc/edge' };
const settingsOf = (source: Record<string, string> = {}) =>
  readEdgeSettings({ EDGE_REPLICAS: '10.0.0.5:3000,10.0.0.6:3000', ...source }, places);
const folder = 'deploy/nginx';
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.conf'));

function render(source: Record<string, string> = {}, brotli: readonly string[] = []): Record<string, string> {
  const values = buildValues(settingsOf(source), { brotli, user: null }, siteIds);
  return Object.fromEntries(
    files.map((file) => [file, fillTemplate(file, readFileSync(join(folder, file), 'utf8'), values)]),
  );
}

const all = (source?: Record<string, string>, brotli?: readonly string[]) =>
  Object.values(render(source, brotli)).join('\n');

/** Directives of a file and of those of its parts that it names. */
const withParts = (rendered: Record<string, string>, file: string): string =>
  (rendered[file] ?? '').replaceAll(/include \/etc\/edge\/([\w./-]+);/g, (_, part: string) =>
    withParts(rendered, part),
  );

it('fills in all that the templates name, and closes every block it opens', () => {
  const text = all();
  expect(text).not.toMatch(/\$\{(?!CAPITALS)/);
  const bare = text.replaceAll(/"[^"]*"/g, '').replaceAll(/#.*/g, '');
  expect(bare.split('{').length).toBe(bare.split('}').length);
});

it('includes only files that there are', () => {
  const named = [...all().matchAll(/include \/etc\/edge\/([\w./-]+);/g)].map(([, file]) => file);
  expect(named.filter((file) => !files.includes(`${file}`))).toEqual([]);
});

it.each(['page', 'call', 'calendar', 'feed', 'picture', 'share-card', 'file'])(
  'asks for a shared %s with nothing of the request but what is named',
  (part) => {
    const text = withParts(render(), `parts/${part}.conf`);
    expect(text).toContain('proxy_pass_request_headers off;');
    expect(text).not.toMatch(/proxy_set_header \S+ \$http_(?!accept_language|next_router_state_tree|next_url)/);
    expect(text.match(/proxy_set_header Cookie \S+/g) ?? []).toEqual(
      part === 'page' ? ['proxy_set_header Cookie $language_cookie;'] : [],
    );
    const [key = ''] = text.match(/proxy_cache_key .*/) ?? [];
    expect(key).not.toMatch(/cookie|\$args|\$request_uri|\$http_/);
    expect(text.match(/^proxy_pass .*/gm)?.join()).not.toMatch(/\$args|\$request_uri|\$is_args/);
  },
);

it('lets go of a connection later than it tells clients to', () => {
  const [, kept, told] = /^keepalive_timeout (\d+)s (\d+)s;$/m.exec(`${render()['http.conf']}`) ?? [];
  expect(Number(told)).toBeLessThan(Number(kept));
});

it.each(['personal', 'as-asked'])('keeps nothing of what is %s', (part) => {
  expect(withParts(render(), `parts/${part}.conf`)).not.toMatch(/proxy_cache /);
});

it('names a header once in a place, since nginx would send both', () => {
  const rendered = render();
  for (const file of files.filter((each) => each.startsWith('parts/'))) {
    const names = [...withParts(rendered, file).matchAll(/proxy_set_header (\S+)/g)].map(([, name]) => name);
    expect([file, names.filter((name, at) => names.indexOf(name) !== at)]).toEqual([file, []]);
  }
});

it('knows every parameter of the calls, and asks for them in one order', () => {
  expect(listApiParameters()).toEqual(['language', 'date', 'place', 'type', 'q']);
  const [, asked = ''] = /proxy_pass http:\/\/packing\$raw_path\?(\S+);/.exec(render()['parts/call.conf'] ?? '') ?? [];
  expect(render()['parts/call.conf']).toContain(`proxy_cache_key "$client_scheme $host $raw_path ${asked} $packing"`);
});

it.each([
  [`www.${siteFacts('ch').domain}`, '/', true],
  ['ch.localhost', '/films', true],
  ['ch.localhost', '/de/filme', false],
  ['ch.localhost', '/de', false],
  ['ch.localhost', '/derby', true],
  ['ch.localhost', '/sitemap.xml', false],
  ['ch.localhost', '/.well-known/security.txt', false],
  ['ch.localhost', '/.well-known/other.txt', true],
  ['fr.localhost', '/films', false],
  ['fr.localhost', '/specials/noel', true],
  ['fr.localhost', '/en/specials', false],
])('keeps apart what is in the language of the visitor: %s%s', (host, path, expected) => {
  const patterns = listByVisitor(siteIds).map((pattern) => new RegExp(pattern));
  expect(patterns.some((pattern) => pattern.test(`${host} ${path}`))).toBe(expected);
});

it('asks a replica all the same where all have failed', () => {
  const text = render()['sites.conf'] ?? '';
  for (const replica of ['10.0.0.5:3000', '10.0.0.6:3000'])
    expect(text).toMatch(
      new RegExp(`server ${replica} max_fails=3[^;]*;[\\s\\S]*server ${replica} max_fails=0 backup;`),
    );
});

it('believes nobody about whom they ask for, but the hops that are named', () => {
  expect(all()).not.toMatch(/set_real_ip_from (?!unix:)/);
  const text = all({ EDGE_TRUSTED_HOPS: '10.0.0.0/8, 192.0.2.1' });
  expect(text).toContain('set_real_ip_from 10.0.0.0/8;\nset_real_ip_from 192.0.2.1;');
  expect(text).toContain('192.0.2.1 1;');
});

it('listens where browsers ask when they name no port, with a certificate and without one', () => {
  expect(settingsOf().listen).toEqual(['80']);
  const certified = { EDGE_CERTIFICATE: '/a.pem', EDGE_CERTIFICATE_KEY: '/a.key', EDGE_PLAIN: '80' };
  expect(settingsOf(certified).listen).toEqual(['443']);
  expect(all(certified)).toContain('return 308 https://$host$request_uri;');
});

it('listens wherever it is told to, with the same name for all of it', () => {
  const front = render({
    ...{ EDGE_LISTEN: '8443, [::]:8443', EDGE_PLAIN: '80,[::]:80' },
    ...{ EDGE_CERTIFICATE: '/a.pem', EDGE_CERTIFICATE_KEY: '/a.key' },
  })['front.conf'];
  const listened = [...(front ?? '').matchAll(/^ *listen (.*);$/gm)].map(([, text]) => text);
  const plain = ['80', '[::]:80'];
  const sites = ['8443 ssl http2', '[::]:8443 ssl http2'];
  expect(listened).toEqual([
    ...['8443 default_server ssl http2', '[::]:8443 default_server ssl http2'],
    ...plain.map((each) => `${each} default_server`),
    ...plain,
    ...sites,
  ]);
  expect(front).toContain('return 308 https://$host:8443$request_uri;');
});

it('packs as brotli where nginx can', () => {
  expect(all()).not.toContain('brotli on');
  const text = all({}, ['/modules/brotli.so']);
  for (const line of ['load_module /modules/brotli.so;', 'br;', 'brotli on;']) expect(text).toContain(line);
});

it.each([
  [{ EDGE_REPLICAS: '' }, /EDGE_REPLICAS must name a replica/],
  [{ EDGE_REPLICAS: 'a:1;}' }, /EDGE_REPLICAS must be hosts and ports/],
  [{ EDGE_LISTEN: 'x' }, /EDGE_LISTEN must be a port/],
  [{ EDGE_LISTEN: '80,[::]' }, /EDGE_LISTEN must be a port.*"\[::\]" is not/],
  [{ EDGE_PUBLIC_PORT: '80;' }, /EDGE_PUBLIC_PORT must be a port/],
  [{ EDGE_ENVIRONMENTS: 'preprod,a.b' }, /EDGE_ENVIRONMENTS must be labels.*"a\.b" is not/],
  [{ EDGE_ENVIRONMENTS: '*' }, /EDGE_ENVIRONMENTS must be labels/],
  [{ EDGE_TRUSTED_HOPS: 'all' }, /EDGE_TRUSTED_HOPS must be networks/],
  ...[
    '1.2.3.4/99',
    '1.2.3.4/33',
    '1.2.3',
    '256.1.1.1',
    '::1/129',
    '2001:db8',
    '1.2.3.4:80',
    '10.0.0.0/',
    '1.2.3.4/8/8',
    'fe80::1%eth0',
  ].map((hop): [Record<string, string>, RegExp] => [
    { EDGE_TRUSTED_HOPS: `10.0.0.0/8, ${hop}` },
    new RegExp(`EDGE_TRUSTED_HOPS must be networks.*"${hop}" is not`),
  ]),
  [{ EDGE_REPLICAS: 'a:3000,b:65536' }, /EDGE_REPLICAS must be hosts and ports.*"b:65536" is not/],
  [{ EDGE_LISTEN: '70000' }, /EDGE_LISTEN must be a port.*"70000" is not/],
  [{ EDGE_LISTEN: '80,[::]:0' }, /EDGE_LISTEN must be a port.*"\[::\]:0" is not/],
  [{ EDGE_PUBLIC_PORT: '99999' }, /EDGE_PUBLIC_PORT must be a port/],
  [{ EDGE_CERTIFICATE: '/a.pem' }, /must be set together/],
  [{ EDGE_PLAIN: '80' }, /EDGE_PLAIN sends on to TLS, so EDGE_CERTIFICATE must be set/],
  [{ EDGE_CERTIFICATE: '/a', EDGE_CERTIFICATE_KEY: '/k', EDGE_PLAIN: 'x' }, /EDGE_PLAIN must be a port/],
  [{ EDGE_CERTIFICATE: '/a;b', EDGE_CERTIFICATE_KEY: '/k' }, /EDGE_CERTIFICATE must be a path/],
  [{ EDGE_PAGES_SIZE: '2 g' }, /EDGE_PAGES_SIZE must be a size/],
  [{ EDGE_RATE: '5' }, /EDGE_RATE must be a rate/],
])('says in one sentence what is wrong with %j', (source, sentence) => {
  expect(() => settingsOf(source)).toThrow(sentence);
});

it('says which name a template has that nothing fills in', () => {
  expect(() => fillTemplate('a.conf', `\${EDGE_NOBODY}`, {})).toThrow('a.conf names EDGE_NOBODY');
});

it.each([
  [{}, ''],
  [{ EDGE_LISTEN: '8080' }, ':8080'],
  [{ EDGE_LISTEN: '8080', EDGE_PUBLIC_PORT: '80' }, ''],
  [{ EDGE_LISTEN: '8080', EDGE_PUBLIC_PORT: '8000' }, ':8000'],
  [{ EDGE_LISTEN: '8080', EDGE_TRUSTED_HOPS: '10.0.0.0/8' }, ''],
  [{ EDGE_LISTEN: '8080', EDGE_TRUSTED_HOPS: '10.0.0.0/8', EDGE_PUBLIC_PORT: '8000' }, ':8000'],
])('tells a site the port that visitors wrote, and none where it is the usual one: %j', (source, written) => {
  expect(render(source)['parts/handed-on.conf']).toContain(`proxy_set_header Host $host${written};`);
  const certificate = { EDGE_CERTIFICATE: '/a.pem', EDGE_CERTIFICATE_KEY: '/a.key', EDGE_PLAIN: '80' };
  expect(all({ ...source, ...certificate })).toContain(`return 308 https://$host${written}$request_uri;`);
});
