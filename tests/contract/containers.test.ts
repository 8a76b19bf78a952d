import { readFileSync } from 'node:fs';
import { BlockList } from 'node:net';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { isOwnRequest } from '@/lib/auth/forgery';
import { siteFacts, siteIds } from '@/lib/sites/sites';
import { buildValues } from '@/scripts/edge/render';
import { readEdgeSettings } from '@/scripts/edge/settings';

type Service = {
  tmpfs: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  build?: { args?: Record<string, string> };
  volumes?: string[];
  ports?: string[];
};

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
/** What compose makes of a variable that nobody sets. */
const unset = (text: string) => text.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1');
const compose = parse(unset(read('compose.yaml')), { merge: true });
const services: Record<string, Service> = parse(read('compose.yaml'), { merge: true }).services;
const stage = (name: string) =>
  read('Containerfile')
    .split(/^FROM /m)
    .find((text) => text.includes(` AS ${name}\n`)) ?? '';

/** Of a stage: its variables as they are where nobody gives others. */
const variablesOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^(?:ARG|ENV) (.*)$/gm)]
      .flatMap(([, line = '']) => line.split(' '))
      .map((pair) => [pair.split('=')[0], pair.split('=').slice(1).join('=')]),
  );
const places = { state: '/var/cache/candela-edge', conf: '/etc/candela-edge' };
const edge = readEdgeSettings(variablesOf(stage('configuration')), places);

describe('the container of the edge', () => {
  it('lets visitors write: a site is told the host as their browsers say it', () => {
    const [published = '', inside = ''] = unset(services.edge?.ports?.[0] ?? '').split(':');
    expect(stage('edge')).toContain(`EXPOSE ${inside}\n`);
    expect(edge.listen).toContain(inside);
    const { domain } = siteFacts('fr');
    const { EDGE_HOST_PORT } = buildValues(edge, { brotli: [], user: null }, siteIds);
    const headers = {
      'x-candela-request': '1',
      origin: new URL(`http://${domain}:${published}`).origin,
      host: `${domain}${EDGE_HOST_PORT}`,
    };
    expect(isOwnRequest(new Request('http://site', { method: 'POST', headers }))).toBe(true);
  });

  it('is told by compose what stands before it, and at which port it is met', () => {
    const args = services.edge?.build?.args ?? {};
    expect(Object.keys(args)).toEqual(['EDGE_REPLICAS', 'EDGE_TRUSTED_HOPS', 'EDGE_ENVIRONMENTS', 'EDGE_PUBLIC_PORT']);
    for (const [name, text] of Object.entries(args))
      expect([name, unset(text)]).toEqual([name, variablesOf(stage('configuration'))[name]]);
  });

  it('may write where it keeps, also into a volume that is new', () => {
    const [, folder] = services.edge?.volumes?.[0]?.split(':') ?? [];
    expect(folder).toBe(edge.state);
    expect(stage('edge')).toMatch(new RegExp(`^RUN install -d -o www-data -g www-data ${folder}$`, 'm'));
  });

  it('is started by what clears away after one that was killed', () => {
    expect(stage('edge')).toContain('CMD ["sh", "/etc/candela-edge/start.sh"]');
  });
});

it('compose gives each site that the edge names an address that stays, and nobody else that of one which is away', () => {
  const [{ subnet, ip_range }] = compose.networks.inside.ipam.config;
  const blocks = [subnet, ip_range].map((text: string) => {
    const [start = '', bits] = text.split('/');
    const block = new BlockList();
    block.addSubnet(start, Number(bits));
    return block;
  });
  const { EDGE_REPLICAS } = compose.services.edge.build.args;
  const addresses = EDGE_REPLICAS.split(',').map((replica: string) => {
    const { networks } = compose.services[replica.split(':')[0] ?? ''];
    return networks.inside?.ipv4_address;
  });
  expect(new Set(addresses).size).toBe(3);
  for (const address of addresses)
    expect([address, ...blocks.map((block) => block.check(address))]).toEqual([address, true, false]);
});

describe.each(Object.entries(services))('%s of compose', (_, { tmpfs, depends_on = {} }) => {
  it('asks for no folder in memory as podman would refuse it, nor as only root could write to', () => {
    for (const mount of tmpfs) expect(mount).toMatch(/^\/[\w./-]+:size=\d+m,mode=1777$/);
  });

  it('waits only for the health of what says here how it is, since podman builds images without that', () => {
    for (const [name, { condition }] of Object.entries(depends_on))
      if (condition === 'service_healthy') expect([name, services[name]?.healthcheck]).not.toContain(undefined);
  });
});

it('no document builds an image without what it is to hold', () => {
  const held = /^ARG (CATALOGUE_API_URL .+)$/m.exec(stage('build'))?.[1]?.split(' ') ?? [];
  expect(held).toContain('MEDIA_HOSTS');
  const needed: Record<string, readonly string[]> = { site: held, edge: ['EDGE_REPLICAS', 'EDGE_TRUSTED_HOPS'] };
  for (const text of [readFileSync('docs/operate.md', 'utf8'), read('Containerfile')])
    for (const [command] of text.matchAll(/(podman|docker) build (?:[^\n]*\\\n)*[^\n]*/g)) {
      const given = [...command.matchAll(/--build-arg (\w+)/g)].map(([, name]) => name);
      expect(given).toEqual(needed[/--target (\w+)/.exec(command)?.[1] ?? '']);
    }
});
