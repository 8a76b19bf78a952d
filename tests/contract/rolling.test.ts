import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';

type Manifest = {
  kind: string;
  metadata: { name: string };
  spec: {
    replicas: number;
    serviceName: string;
    podManagementPolicy: string;
    minReadySeconds: number;
    clusterIP?: string;
    selector: Record<string, string>;
    template: {
      spec: {
        terminationGracePeriodSeconds: number;
        containers: { lifecycle: { preStop: { exec: { command: string[] } } } }[];
      };
    };
  };
};

const read = (file: string) => readFileSync(file, 'utf8');
const manifests = readdirSync('deploy/kustomize').flatMap((file) =>
  parseAllDocuments(read(`deploy/kustomize/${file}`)).map((document) => document.toJS() as Manifest),
);
const find = (kind: string, name: string) =>
  manifests.find((each) => each.kind === kind && each.metadata.name === name)?.spec;

/** What a release on Kubernetes is to pages that are open: each replica is asked by itself for a script that another lacks. */
it('each replica has an address of its own that it keeps, and the edge is built with all of them', () => {
  const sites = find('StatefulSet', 'candela-sites');
  expect(sites).toMatchObject({ serviceName: 'candela-sites', podManagementPolicy: 'Parallel' });
  expect(find('Service', 'candela-sites')?.clusterIP).toBe('None');
  const names = Array.from({ length: sites?.replicas ?? 0 }, (_, index) => `candela-sites-${index}`);
  expect(names).toHaveLength(3);
  for (const name of names) {
    expect(find('Service', name)?.selector).toEqual({ 'statefulset.kubernetes.io/pod-name': name });
    // One without would be resolved to a pod, whose address is another one after every release.
    expect(find('Service', name)?.clusterIP).toBeUndefined();
  }
  const named = `EDGE_REPLICAS=${names.map((name) => `${name}:3000`).join(',')}`;
  for (const file of ['deploy/kustomize/edge.yaml', 'docs/operate.md']) expect(read(file)).toContain(named);
});

it('the edge of a cluster is an image of its own, which knows what stands before it', () => {
  const [command = ''] = /podman build [^\n]*--target edge(?:[^\n]*\\\n)*[^\n]*/.exec(read('docs/operate.md')) ?? [];
  expect(command).toContain('EDGE_REPLICAS=candela-sites-0:3000');
  // Else all visitors are one client, with the limits of one.
  expect(command).toMatch(/EDGE_TRUSTED_HOPS=\S/);
  expect(command).not.toMatch(/-t candela-edge\b/);
});

it('the next replica is restarted once edges ask the last one again, which they leave alone for ten seconds', () => {
  expect(find('StatefulSet', 'candela-sites')?.minReadySeconds).toBeGreaterThanOrEqual(10);
});

it('an edge that is to end goes on answering until nobody sends it visitors, and finishes what it has', () => {
  const { containers = [], terminationGracePeriodSeconds: whole = 0 } =
    find('Deployment', 'candela-edge')?.template.spec ?? {};
  const [program, seconds] = containers[0]?.lifecycle?.preStop.exec.command ?? [];
  expect(program).toBe('sleep');
  expect(Number(seconds)).toBeGreaterThanOrEqual(5);
  // A picture that nobody has drawn yet takes up to forty-five.
  expect(whole - Number(seconds)).toBeGreaterThanOrEqual(45);
});
