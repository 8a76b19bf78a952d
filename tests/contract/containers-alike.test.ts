import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { writtenFolders } from '@/scripts/package/assemble';

type Mount = { name: string; mountPath: string };
type Volume = { name: string; emptyDir: { medium?: string; sizeLimit: string } };
type Pod = {
  terminationGracePeriodSeconds: number;
  containers: { volumeMounts: Mount[] }[];
  volumes: Volume[];
};
type Service = {
  tmpfs: string[];
  volumes?: string[];
  mem_limit: string;
  stop_grace_period: string;
  healthcheck: { test: string[] };
};

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const services: Record<string, Service> = parse(read('compose.yaml'), { merge: true }).services;
const [site, edge] = [services['site-1'], services.edge] as [Service, Service];
const podOf = (file: string): Pod => parseAllDocuments(read(`kustomize/${file}`))[0]?.toJS().spec.template.spec;
const [sitePod, edgePod] = [podOf('sites.yaml'), podOf('edge.yaml')];

/** Of a tmpfs: where it is and how many bytes it holds. */
const rooms = ({ tmpfs }: Service) =>
  tmpfs.map((mount) => {
    const [, path = '', size] = /^([^:]+):size=(\d+)m/.exec(mount) ?? [];
    return { path, bytes: Number(size) * 2 ** 20 };
  });
const mountsOf = (pod: Pod) => pod.containers.flatMap(({ volumeMounts }) => volumeMounts.map((each) => each.mountPath));
const mebibytes = (text: string) => Number.parseInt(text, 10) * 2 ** 20;

describe('what is written to', () => {
  const folders = ['/tmp', ...writtenFolders.map((folder) => `/app/${folder}`)].toSorted();

  it('by a site is the same in compose, in a cluster and in a package', () => {
    expect(read('Containerfile')).toMatch(/ AS site\n(.*\n){0,3}WORKDIR \/app\n/);
    expect(
      rooms(site)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(folders);
    expect(mountsOf(sitePod).toSorted()).toEqual(folders);
  });

  it('by the edge is the same in compose and in a cluster', () => {
    const kept = edge.volumes?.map((volume) => volume.split(':')[1] ?? '') ?? [];
    expect([...rooms(edge).map(({ path }) => path), ...kept].toSorted()).toEqual(mountsOf(edgePod).toSorted());
  });

  it('has room for the pictures that Next keeps, of which it counts the bytes and not what they take', () => {
    const [, most] = /maximumDiskCacheSize: (\d+) \* 1024 \* 1024/.exec(readFileSync('next.config.ts', 'utf8')) ?? [];
    const kept = rooms(site).find(({ path }) => path === '/app/.next/cache');
    expect(kept?.bytes).toBeGreaterThanOrEqual(Number(most) * 2 ** 20 * 1.2);
  });

  it('and is in memory leaves a process as much as alerts let it take', () => {
    const [, alerted] = /process_memory_usage_bytes > (\S+)/.exec(read('grafana/alerts.yaml')) ?? [];
    const held = rooms(site).reduce((sum, { bytes }) => sum + bytes, 0);
    expect(mebibytes(site.mem_limit) - held).toBeGreaterThanOrEqual(Number(alerted));
  });

  it('in a cluster is on the disk of the node, but for what is small: the memory of a pod is that of its process', () => {
    for (const { volumes } of [sitePod, edgePod])
      for (const { name, emptyDir } of volumes) {
        expect([name, emptyDir.medium]).toEqual([name, name === 'scratch' ? 'Memory' : undefined]);
        expect(emptyDir.sizeLimit).toMatch(name === 'scratch' ? /^64Mi$/ : /^\d+Gi$/);
      }
  });
});

describe('the end', () => {
  const seconds = (text: string) => Number(/^(\d+)s$/.exec(text)?.[1]);

  it('of a site is waited for longer than it may take', () => {
    expect(seconds(site.stop_grace_period)).toBeGreaterThan(10);
    expect(sitePod.terminationGracePeriodSeconds).toBeGreaterThan(10);
  });

  it('of the edge is waited for as long as in a cluster: a picture that is drawn takes three quarters of a minute', () => {
    expect(seconds(edge.stop_grace_period)).toBe(edgePod.terminationGracePeriodSeconds);
    expect(edgePod.terminationGracePeriodSeconds).toBeGreaterThan(45);
  });
});

describe('the health of the edge in compose', () => {
  const [, program = '', ...args] = edge.healthcheck.test.map((word) => word.replaceAll('$$', '$'));
  const ask = (port: number) =>
    new Promise<number>((done) => {
      const words = args.map((word) => word.replaceAll('8080', `${port}`));
      execFile(program, words, (error) => done(error ? Number(error.code) : 0));
    });

  it.each([
    [204, 0],
    [421, 1],
    [503, 1],
  ])('is told by a shell, which is all that its image has: %i', async (status, code) => {
    const asked: (string | undefined)[] = [];
    const server = createServer(({ url }, response) => {
      asked.push(url);
      response.writeHead(status).end();
    });
    onTestFinished(() => void server.close());
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    expect(await ask((server.address() as AddressInfo).port)).toBe(code);
    expect(asked).toEqual(['/health']);
  });

  it('is bad where nobody listens', async () => {
    expect(await ask(1)).toBe(1);
  });
});
