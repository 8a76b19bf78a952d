import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { buildLocalSettings } from './launch-edge';
import { readEdgeSettings } from './settings';

const places = { state: '/var/cache/edge', conf: '/etc/edge' };
const read = (source: Record<string, string>, own = places) =>
  readEdgeSettings({ EDGE_REPLICAS: '10.0.0.5:3000', ...source }, own);
const files = { EDGE_CERTIFICATE: '/a.pem', EDGE_CERTIFICATE_KEY: '/a.key' };

/** None of it can stand in a line of nginx as it is, or is found from there. */
const hostile = ['/a;b', '/a b', '/a\nb', '/a{b', '/a"b', "/a'b", '/a$b', '/a#b', '/é', 'a.pem', '../a', './a'];

it.each([
  ...hostile.flatMap((path) => Object.keys(files).map((name) => [name, { ...files, [name]: path }] as const)),
  ...[...hostile, 'off', 'stdout', 'stderr', 'syslog:server=127.0.0.1', '/'].flatMap((path) =>
    ['EDGE_LOG', 'EDGE_STATE'].map((name) => [name, { [name]: path }] as const),
  ),
  ...['/etc/edge', '/etc/edge/', '/etc/edge/kept', '/etc/x/../edge/kept'].flatMap((path) =>
    ['EDGE_LOG', 'EDGE_STATE'].map((name) => [name, { [name]: path }] as const),
  ),
])('names %s where nginx cannot be told its path: %j', (name, source: Record<string, string>) => {
  expect(() => read(source)).toThrow(new RegExp(`^${name} must be a path [\\s\\S]*; it is "[^"]*"?[^"]*"\\.$`));
});

it.each([
  ['/var/log/candela-edge/access.log', '/srv/edge-2/state'],
  ['/dev/stdout', '/var/cache/candela-edge/'],
  ['/etc/edge.log', '/etc/edge-state'],
])('takes a path from the root: %s, %s', (log, state) => {
  expect(read({ EDGE_LOG: log, EDGE_STATE: state })).toMatchObject({ log, state });
});

it('logs beside what it keeps, wherever that is', () => {
  expect(read({})).toMatchObject({ state: '/var/cache/edge', log: '/var/cache/edge/access.log' });
  expect(read({ EDGE_STATE: '/srv/edge' })).toMatchObject({ state: '/srv/edge', log: '/srv/edge/access.log' });
});

it('says so where the folder of the configuration cannot be named in it', () => {
  expect(() => read({}, { ...places, conf: '/etc/an edge' })).toThrow(
    'The folder of the configuration must be a path from the root, of plain letters, figures and . _ - alone; it is "/etc/an edge".',
  );
});

it('keeps an edge of this machine in a folder of its own, whatever the variables say', () => {
  const folder = mkdtempSync(join(tmpdir(), 'candela-local-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, value] of [
    ['TMPDIR', folder],
    ['EDGE_STATE', '/var/cache/candela-edge'],
    ['EDGE_LOG', '/dev/stdout'],
  ] as const)
    vi.stubEnv(name, value);
  const { state, conf, log } = buildLocalSettings(3000, [3004]);
  for (const path of [state, conf, log]) expect(path).toMatch(new RegExp(`^${folder}/candela-edge-3000/`));
});
