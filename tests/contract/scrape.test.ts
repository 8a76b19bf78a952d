import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

type Job = {
  job_name: string;
  static_configs: { targets: string[] }[];
};
const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const readJobs = (file: string): Map<string, string[]> =>
  new Map(
    parse(read(`grafana/${file}`)).scrape_configs.map(({ job_name, static_configs }: Job) => [
      job_name,
      static_configs.flatMap(({ targets }) => targets),
    ]),
  );
const compose = parse(read('compose.yaml'), { merge: true });
const manifest = (file: string, kind: string, name: string) =>
  parseAllDocuments(read(`kustomize/${file}`))
    .map((document) => document.toJS())
    .find((each) => each.kind === kind && each.metadata.name === name);

describe.each(['scrape.yaml', 'scrape.compose.yaml'])('%s', (file) => {
  it('has the jobs that alerts are about, and no more', () => {
    const jobs = [...read('grafana/alerts.yaml').matchAll(/job="([^"]+)"/g)].map(([, name]) => name);
    expect([...readJobs(file).keys()]).toEqual([...new Set(jobs)]);
  });
});

it('Prometheus asks every replica of the cluster by its name, where it tells its metrics', () => {
  const { metadata, spec } = manifest('sites.yaml', 'StatefulSet', 'candela-sites');
  const port = spec.template.spec.containers[0].ports.find(({ name }: { name: string }) => name === 'metrics');
  expect(readJobs('scrape.yaml').get('candela')).toEqual(
    Array.from(
      { length: spec.replicas },
      (_, index) => `${metadata.name}-${index}.${spec.serviceName}.default.svc:${port.containerPort}`,
    ),
  );
  expect(read('kustomize/kustomization.yaml')).toContain(`- METRICS_PORT=${port.containerPort}\n`);
  // Who goes by these asks under a job that no alert knows, and counts everything twice.
  expect(JSON.stringify(spec.template.metadata)).not.toContain('prometheus.io');
});

it('Prometheus can ask a replica of the cluster that is not ready, to whom the edge sends nobody', () => {
  const { spec } = manifest('sites.yaml', 'StatefulSet', 'candela-sites');
  const reaches = (name: string) => manifest('sites.yaml', 'Service', name).spec.publishNotReadyAddresses ?? false;
  expect(reaches(spec.serviceName)).toBe(true);
  for (let index = 0; index < spec.replicas; index += 1) expect(reaches(`candela-sites-${index}`)).toBe(false);
});

it('Prometheus asks every site of compose, where it tells its metrics', () => {
  const sites = Object.keys(compose.services).filter((name) => name.startsWith('site-'));
  expect(readJobs('scrape.compose.yaml').get('candela')).toEqual(
    sites.map((name) => `${name}:${compose.services[name].environment.METRICS_PORT}`),
  );
});

it('Prometheus asks the edge for what it answers to whoever stands before it', () => {
  const { metadata, spec } = manifest('edge.yaml', 'Service', 'candela-edge');
  expect(spec.ports[0].port).toBe(80);
  expect(readJobs('scrape.yaml').get('candela-edge')).toEqual([`http://${metadata.name}.default.svc/health`]);
  const [, inside] = String(compose.services.edge.ports[0]).split(/:(?=\d+$)/);
  expect(readJobs('scrape.compose.yaml').get('candela-edge')).toEqual([`http://edge:${inside}/health`]);
  expect(read('nginx/front.conf')).toMatch(/location = \/health \{[^}]*return 204;/);
});
