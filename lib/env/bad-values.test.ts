import { expect, it } from 'vitest';
import { siteIds } from '../sites/sites';
import { parseEnv } from './env';
import { variableNames } from './variables';

const collectors = ['collector:4318', 'grpc://collector:4317', 'http://', 'http://a b', '4318'];
const ports = ['0', '65536', '-1', '80.5', '1e3', 'eighty', '0x50', ' 80 ', '80;rm'];
const addresses = [
  'api.test',
  '//api.test',
  'ftp://api.test',
  'javascript:alert(1)',
  'https://',
  'http://{site',
  'http://a b',
  'https://reader:hunter2@api.test',
  'https://reader@api.test/{site}',
  'reader:hunter2@api.test',
];
const hosts = [
  ...['https://media.test', 'media.test/path', 'a b', 'media.test;', "'self'", '{site}.test', 'media.test:8443'],
  ...['*', '**', '*.*', 'a.*', '*media.test', '.test', 'media.', 'a..test', '.', '..', 'reader:hunter2@media.test'],
];

/** What each variable cannot be. A variable that is not here fails the first test. */
const bad: Readonly<Record<string, readonly string[]>> = {
  PORT: ports,
  HOSTNAME: [
    ...[
      '127.0.0.1',
      '127.0.1.1',
      '::1',
      '[::1]',
      'http://x',
      'https://candela-cinemas.fr',
      'x:3000',
      'x/y',
      'a b',
      '*',
    ],
    ...['a@b', '[::]', '1:2'],
  ],
  MOCK_PORT: ports,
  IDENTITY_PORT: ports,
  METRICS_PORT: ports,
  METRICS_HOST: ['localhost', '127.0.0.1:9464', '256.1.1.1', '*', 'http://127.0.0.1'],
  OTEL_EXPORTER_OTLP_ENDPOINT: collectors,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: [...collectors, '/v1/traces', 'collector:4318/v1/traces?key=hunter2'],
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: [...collectors, '/v1/metrics'],
  OTEL_TRACES_SAMPLER_ARG: ['1.5', '-0.1', 'half', '5%', '.5', '1e-2'],
  SITES: ['xx', 'fr,xx', 'FR', ',', 'fr;ch', 'fr,fr', 'fr,ch,fr'],
  CATALOGUE_API_URL: addresses,
  AUTH_DOMAIN: ['http://id.test', 'id.test/tenant', 'javascript:1', 'a b', 'https://', 'https://me:hunter2@id.test'],
  MEDIA_HOSTS: [...hosts, '*.test', 'media.test,*'],
  TAG_HOSTS: [...hosts, '*.test'],
  AUTH_FRAME_HOSTS: [...hosts, '*.test'],
  AUTH0_SECRET: ['short', 'x'.repeat(31)],
  REVALIDATE_SECRET: ['short', 'x'.repeat(15)],
  AUTH_ERROR_PATH: ['//evil.test', '/\\evil.test', 'oops', 'https://evil.test', '/a b', '/a#b'],
  CLIENT_API_VERSION: ['1', 'v', 'v1.2', 'latest', '../v1'],
  LINGER_SECONDS: ['9', '10', '-1', 'five', '5s', '8.1'],
  REDIS_URL: [
    ...['redis', '10.0.0.9:6379', 'http://redis', 'redis://', 'redis://a b', 'http://:hunter2@redis', 'redis:///0'],
    ...['redis://?h', 'redis://h/cache', 'redis://h:6379/0/1', 'redis://h/-1', 'redis://h/1.5', 'redis://h//'],
    ...[
      'redis://:hunter2%off@h:6379',
      'rediss://hunter2%:a@h',
      'redis://:hunter2%E9@h',
      'redis://h:0',
      'redis://h:65536',
    ],
  ],
  SECURITY_CONTACT: [
    'security@a.test',
    'mailto:',
    'mailto:a b@c.test',
    'http://a.test',
    'javascript:1',
    'mailto:a@b.test Contact: c',
  ],
  SITE_NOW: ['now', '2026-11-20', '2026-11-20 16:30', '2026-11-20T16:30:00', '2026-13-45T00:00:00Z'],
};

/** Any text may be one of these. */
const free = ['AUTH_CLIENT_ID', 'AUTH_CLIENT_SECRET', 'AUTH_AUDIENCE'];
/** Of the site they are nothing: their exporters read them. */
const ofExporters = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_METRICS_ENDPOINT'];
const names = [...variableNames, ...ofExporters];
const secret = ['AUTH0_SECRET', 'REVALIDATE_SECRET', 'REDIS_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT', ...ofExporters];

const ofAll = (name: string) => name.replace(new RegExp(`_(${siteIds.join('|').toUpperCase()})$`), '');

it('every variable has its row', () => {
  expect([...new Set(names.map(ofAll))].toSorted()).toEqual([...Object.keys(bad), ...free].toSorted());
});

const cells = names.flatMap((name) => (bad[ofAll(name)] ?? []).map((value) => [name, value] as const));

it.each(cells)('%s cannot be %s, which one sentence says and the start ends with', (name, value) => {
  let said = '';
  try {
    parseEnv({ [name]: value });
  } catch (error) {
    said = error instanceof Error ? error.message : '';
  }
  expect(said).toMatch(new RegExp(`^The environment variable ${name} must [^\\n]*\\.$`));
  expect(said).not.toContain('hunter2');
  if (secret.includes(name)) expect(said).not.toContain('it is set to');
});

it.each([
  { HOSTNAME: 'localhost' },
  { HOSTNAME: '0.0.0.0' },
  { HOSTNAME: '::' },
  { HOSTNAME: 'b7f3c0ffee12' },
  { HOSTNAME: 'web-1.candela.svc' },
  { MEDIA_HOSTS: 'media, media.test,*.media.test' },
  { SITES: 'fr,ch' },
  { REDIS_URL: 'redis://h' },
  { REDIS_URL: 'redis://h:6379/' },
  { REDIS_URL: 'rediss://me:50%25off@10.0.0.9:6379/12' },
  { REDIS_URL: 'redis://:a@[::1]:6379/0' },
  { CATALOGUE_API_URL: 'https://api.test/{site}/a@b' },
  {
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector/v1/traces',
    OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: 'http://c:1',
  },
])('%j is nothing to refuse', (source) => expect(() => parseEnv(source)).not.toThrow());

it.each(names)('%s set to nothing is as if it were not set', (name) => {
  expect(parseEnv({ [name]: '' })).toEqual(parseEnv({}));
});

it('the metrics cannot be asked where visitors are answered', () => {
  expect(() => parseEnv({ PORT: '4300', METRICS_PORT: '4300' })).toThrow(/METRICS_PORT must be another port than PORT/);
});

it.each(['AUTH_CLIENT_ID', 'AUTH_CLIENT_SECRET', 'AUTH_AUDIENCE'])(
  '%s is missed where a provider is named without',
  (name) => {
    const all = { AUTH_DOMAIN: 'id.test', AUTH_CLIENT_ID: 'i', AUTH_CLIENT_SECRET: 's', AUTH_AUDIENCE: 'a' };
    expect(() => parseEnv({ ...all, [name]: '' })).toThrow(
      new RegExp(`${name} must be set for fr, since AUTH_DOMAIN is`),
    );
  },
);
