import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { parseEnv } from '@/lib/env/env';
import { variableNames } from '@/lib/env/variables';
import { siteIds } from '@/lib/sites/sites';

type Labels = Record<string, string>;
type Port = { name: string; port: number; containerPort: number; targetPort: string };
type Container = {
  ports: Port[];
  volumeMounts: { name: string }[];
  securityContext: object;
  resources: object;
  readinessProbe?: object;
  livenessProbe?: object;
};
type Pod = {
  metadata: { labels: Labels };
  spec: { containers: Container[]; volumes: { name: string }[]; securityContext: object };
};
type Manifest = {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec: {
    template?: Pod;
    replicas: number;
    selector: Labels & { matchLabels: Labels };
    podSelector: { matchLabels: Labels };
    ingress: { ports: Port[] }[];
    ports: Port[];
    type?: string;
  };
};
type Service = {
  networks: string[] | Record<string, object>;
  depends_on?: object;
  build?: { target: string };
  environment: object;
  mem_limit: string;
  ports?: string[];
};

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const files = readdirSync('deploy/kustomize').filter((file) => file !== 'kustomization.yaml');
const manifests = files.flatMap((file) =>
  parseAllDocuments(read(`kustomize/${file}`)).map((document) => document.toJS() as Manifest),
);
const kustomization = parse(read('kustomize/kustomization.yaml'));
const compose = parse(read('compose.yaml'), { merge: true });
const pods = manifests.flatMap(({ metadata, spec }) =>
  spec.template ? [[metadata.name, spec, spec.template] as const] : [],
);
const networksOf = ({ networks }: Service) => (Array.isArray(networks) ? networks : Object.keys(networks));
const ofKind = (kind: string) => manifests.filter((each) => each.kind === kind);

describe('the base of Kustomize', () => {
  it('lists every file that lies beside it, and each is whole', () => {
    expect([...kustomization.resources].toSorted()).toEqual(files.toSorted());
    for (const { apiVersion, kind, metadata, spec } of manifests) {
      expect([apiVersion, kind, metadata.name].every((part) => typeof part === 'string')).toBe(true);
      expect(spec).toBeTypeOf('object');
    }
  });

  it.each(pods)('%s runs as nobody, and writes where it must alone', (_, __, { spec }) => {
    expect(spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    const volumes = spec.volumes.map(({ name }) => name);
    for (const container of spec.containers) {
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      const memory = { memory: expect.any(String) };
      expect(container.resources).toMatchObject({ requests: memory, limits: memory });
      expect([container.readinessProbe, container.livenessProbe]).not.toContain(undefined);
      expect(volumes).toEqual(expect.arrayContaining(container.volumeMounts.map(({ name }) => name)));
    }
  });

  it('selects the pods there are, by ports they have', () => {
    const labels = pods.flatMap(([name, { replicas }, pod]) => [
      JSON.stringify(pod.metadata.labels),
      ...Array.from({ length: replicas }, (_, index) =>
        JSON.stringify({ 'statefulset.kubernetes.io/pod-name': `${name}-${index}` }),
      ),
    ]);
    const ports = pods.flatMap(([, , pod]) => pod.spec.containers.flatMap((container) => container.ports));
    for (const [, { selector }, pod] of pods) expect(selector.matchLabels).toEqual(pod.metadata.labels);
    for (const { spec } of ofKind('Service')) {
      expect(labels).toContain(JSON.stringify(spec.selector));
      for (const { targetPort } of spec.ports) expect(ports.map(({ name }) => name)).toContain(targetPort);
    }
    for (const { spec } of ofKind('NetworkPolicy')) {
      expect(labels).toContain(JSON.stringify(spec.podSelector.matchLabels));
      for (const { port } of spec.ingress.flatMap((each) => each.ports))
        expect(ports.map(({ containerPort }) => containerPort)).toContain(port);
    }
  });

  it('gives a site variables that it takes', () => {
    const literals: string[] = kustomization.configMapGenerator[0].literals;
    const given = Object.fromEntries(literals.map((line) => /^(\w+)=(.*)$/.exec(line)?.slice(1) ?? []));
    expect(variableNames).toEqual(expect.arrayContaining(Object.keys(given)));
    expect(parseEnv(given).watch.metrics).toEqual({ host: '0.0.0.0', port: 9464 });
  });

  it('shows metrics and Redis to nobody but those who need them', () => {
    const services = ofKind('Service');
    expect(services.filter(({ spec }) => spec.type && spec.type !== 'ClusterIP')).toEqual([]);
    const open = services.flatMap(({ metadata, spec }) => spec.ports.map(({ port }) => `${metadata.name} ${port}`));
    const sites = ['candela-sites', 'candela-sites-0', 'candela-sites-1', 'candela-sites-2'].map(
      (name) => `${name} 3000`,
    );
    expect(open.toSorted()).toEqual(['candela-edge 80', 'candela-redis 6379', ...sites]);
    expect(ofKind('NetworkPolicy').map(({ metadata }) => metadata.name)).toEqual(['candela-sites', 'candela-redis']);
  });
});

/** What compose hands none of on: that of one site, which an override adds; what the image says; what only the demo and tests have. */
const notGiven = [
  new RegExp(`_(${siteIds.join('|')})$`, 'i'),
  /^(PORT|HOSTNAME)$/,
  /^(MOCK_PORT|IDENTITY_PORT|SITE_NOW)$/,
];
/** Read by the exporters themselves. */
const ofOpenTelemetry = ['OTEL_EXPORTER_OTLP_HEADERS', 'OTEL_RESOURCE_ATTRIBUTES', 'OTEL_SERVICE_NAME'];

describe('the file of compose', () => {
  const services = Object.entries<Service>(compose.services);

  it('names what there is: services, networks, volumes, stages of the Containerfile', () => {
    const stages = [...read('Containerfile').matchAll(/ AS ([\w-]+)/g)].map(([, name]) => name);
    for (const [, service] of services) {
      const { depends_on: needed = {}, build } = service;
      expect(Object.keys(compose.networks)).toEqual(expect.arrayContaining(networksOf(service)));
      expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(Object.keys(needed)));
      if (build) expect(stages).toContain(build.target);
    }
    expect(Object.keys(compose.volumes)).toEqual(['kept']);
  });

  it.each(services)('%s has a root that is read-only, no rights, bounds, and no port but the edge', (name, service) => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
    expect(service.mem_limit).toMatch(/^\d+m$/);
    expect(service.ports).toEqual(name === 'edge' ? [`\${EDGE_PUBLIC_PORT:-80}:8080`] : undefined);
    expect(networksOf(service)).toEqual(name === 'edge' ? ['inside', 'outside'] : ['inside']);
  });

  it('gives three sites every variable that they take, and no other', () => {
    const sites = services.filter(([name]) => name.startsWith('site-'));
    expect(sites).toHaveLength(3);
    const taken = variableNames.filter((name) => !notGiven.some((each) => each.test(name)));
    for (const [, { environment }] of sites)
      expect(Object.keys(environment).toSorted()).toEqual([...taken, ...ofOpenTelemetry].toSorted());
  });
});

describe('the Containerfile', () => {
  const text = read('Containerfile');

  it('runs a site as nobody, asks after its health, and hands nothing of the build on but the package', () => {
    const site = text.slice(text.indexOf(' AS site'), text.indexOf('FROM docker.io/library/debian'));
    expect(site).toContain('USER 65534:65534');
    expect(site).toMatch(/HEALTHCHECK .*\/api\/health\/live/);
    expect(site.match(/COPY .*/g)).toEqual(['COPY --from=build --chown=root:root /package ./']);
    expect(site).not.toContain('npm ');
  });

  it('is made on the Node that the project is pinned to', () => {
    const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const [, version] of text.matchAll(/library\/node:([\d.]+)-/g)) expect(version).toBe(devDependencies.node);
  });

  it('knows every variable that a build holds', () => {
    for (const name of ['MEDIA_HOSTS', 'TAG_HOSTS', 'AUTH_FRAME_HOSTS', 'CATALOGUE_API_URL', 'AUTH_DOMAIN'])
      expect(text).toMatch(new RegExp(`^ARG .*\\b${name}\\b`, 'm'));
  });
});
