import { spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteIds } from '@/lib/sites/sites';
import { projectNode } from '../install.mjs';
import { isRoot } from '../lib/is-root';
import { launchMock } from '../lib/launch-site';
import { buildPortsEnv, freePorts } from '../lib/ports';
import { listNotReady, waitUntilAnswering } from '../lib/ready';
import { emptyWritten, writtenFolders } from './assemble';

/** Whom a container runs it as; where this is not root it runs as whoever this is. */
const nobody = 65_534;

/**
 * Starts a package as a container would: as somebody who may write nowhere in it but where it keeps what it makes, with
 * its environment and nothing else; then asks all sites of the demo, a picture and a script. Returns the exit code.
 */
export async function tryPackage(folder: string): Promise<number> {
  const copy = mkdtempSync(join(tmpdir(), 'candela-package-'));
  const ports = await freePorts(6300);
  launchMock(ports, { output: 'quiet', env: { MOCK_WARM: '0' } });
  await waitUntilAnswering(ports.mock);
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  emptyWritten(copy);
  closeToWriting(copy);
  const site = spawn(projectNode(), ['server.js'], {
    cwd: copy,
    env: {
      ...buildPortsEnv(ports),
      HOSTNAME: 'localhost',
      LINGER_SECONDS: '0',
      NODE_ENV: 'production',
      AUTH0_SECRET: 'of nobody, and of this trial alone',
      METRICS_PORT: `${ports.identity + 1}`,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    ...(isRoot && { uid: nobody, gid: nobody }),
  });
  process.once('exit', () => site.kill('SIGKILL'));
  const ended = new Promise<number>((done) => site.once('exit', (code) => done(code ?? 1)));
  const faults = await Promise.race([
    findFaults(ports.site, ports.identity + 1, copy),
    ended.then((code) => [`it ended with ${code}`]),
  ]);
  site.kill('SIGTERM');
  const code = await ended;
  if (code !== 0) faults.push(`it ended with ${code}, not 0`);
  openAgain(copy);
  rmSync(copy, { recursive: true, force: true });
  for (const fault of faults) console.log(`  ${fault}`);
  console.log(
    faults.length
      ? 'The package does not work.'
      : `The package works: ${siteIds.length} sites, pictures, pages kept, read-only.`,
  );
  return faults.length ? 1 : 0;
}

async function findFaults(port: number, metrics: number, copy: string): Promise<string[]> {
  const faults: string[] = [];
  const expect = (isSo: boolean, fault: string) => void (isSo || faults.push(fault));
  const late = await listNotReady(siteIds, port, 60);
  expect(late.length === 0, `no home page of ${late.join(', ')}`);
  const home = await ask(port, '/');
  expect(home.headers['x-nextjs-cache'] === 'HIT', `a page asked for again is ${home.headers['x-nextjs-cache']}`);
  const [script = ''] = /\/_next\/static\/[^"]+\.js/.exec(home.text) ?? [];
  expect((await ask(port, script)).status === 200, `no script at ${script}`);
  const [picture = ''] = /\/_next\/image\?[^" ]+/.exec(home.text) ?? [];
  const drawn = await ask(port, picture.replaceAll('&amp;', '&'));
  expect(drawn.headers['content-type'] === 'image/webp', `no picture at ${picture}: ${drawn.status}`);
  expect((await ask(port, '/icons/icon-192.png')).status === 200, 'no files of public');
  expect((await ask(port, '/api/health')).status === 200, 'it is not well');
  expect((await ask(metrics, '/metrics')).text.includes('http_server_request_duration_seconds'), 'no metrics');
  expect((await ask(port, '/metrics')).status === 404, 'metrics at the public port');
  for (const folder of writtenFolders)
    expect(readdirSync(join(copy, folder)).length > 0, `nothing is kept in ${folder}`);
  return faults;
}

type Answer = { status: number | undefined; headers: IncomingMessage['headers']; text: string };

function ask(port: number, path: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const headers = { host: `fr.localhost:${port}`, accept: 'image/webp,*/*' };
    const request = get({ host: '127.0.0.1', port, path, headers, timeout: 40_000 }, async (response) => {
      let text = '';
      for await (const part of response) text += part;
      done({ status: response.statusCode, headers: response.headers, text });
    });
    request.on('timeout', () => request.destroy(new Error(`no answer from ${path}`)));
    request.on('error', fail);
  });
}

/** Root owns all of it, and its own user what it keeps; where there is no other user, nobody may write. */
function closeToWriting(copy: string): void {
  chmodSync(copy, 0o755);
  if (isRoot) for (const folder of writtenFolders) chownSync(join(copy, folder), nobody, nobody);
  else setWritable(copy, false);
}

function openAgain(copy: string): void {
  if (process.getuid?.() !== 0) setWritable(copy, true);
}

function setWritable(copy: string, isWritable: boolean): void {
  const kept = writtenFolders.map((folder) => join(copy, folder));
  const close = (path: string): void => {
    if (kept.some((each) => path.startsWith(each))) return;
    const facts = statSync(path);
    chmodSync(path, isWritable ? facts.mode | 0o200 : facts.mode & ~0o222);
    if (facts.isDirectory()) for (const name of readdirSync(path)) close(join(path, name));
  };
  close(copy);
}
