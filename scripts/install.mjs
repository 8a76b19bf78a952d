import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The demo is a workspace of its own, and a site with catalogues of its own may go without its folder. */
const hasDemo = () => existsSync('mock-api/package.json');

/** Runs `npm ci` unless what is installed is what the lock file says. Resolves to a sentence when it fails. */
export async function installMissing() {
  if (isInstalled()) return null;
  console.log('Installing dependencies …');
  // `--include=dev`, because a machine with NODE_ENV=production would leave out the compiler and the mock API.
  const without = hasDemo() ? [] : ['--workspaces=false'];
  const code = await npm(['ci', '--include=dev', ...without, '--no-audit', '--no-fund']);
  return code === 0 ? null : 'The dependencies could not be installed; what npm says above tells why.';
}

/** Node as `package.json` pins it, or this one where that cannot run (another C library). */
export function projectNode() {
  const pinned = resolve('node_modules/.bin/node');
  return spawnSync(pinned, ['--version']).status === 0 ? pinned : process.execPath;
}

/** npm writes its own lock file into `node_modules` when an installation is complete. */
function isInstalled() {
  const installed = packagesOf('node_modules/.package-lock.json');
  const wanted = packagesOf('package-lock.json');
  return Boolean(installed && wanted) && isComplete(installed, wanted, hasDemo());
}

/** Whether what npm installed is what the lock file says; without the demo, whether it is so of what the site itself needs. */
export function isComplete(installed, wanted, withDemo) {
  const { dependencies, devDependencies } = wanted[''];
  const direct = new Set(Object.keys({ ...dependencies, ...devDependencies }).map((name) => `node_modules/${name}`));
  const names = new Set([...Object.keys(installed), ...Object.keys(wanted)].filter(Boolean));
  return [...names].every(
    (name) => agree(wanted[name], installed[name]) || (!withDemo && !installed[name] && !direct.has(name)),
  );
}

/** Optional packages are those of other platforms, so they may be absent. */
function agree(wanted, installed) {
  if (!installed) return Boolean(wanted.optional || wanted.devOptional);
  return wanted?.version === installed.version && wanted?.integrity === installed.integrity;
}

function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/** The npm that runs this, without a shell; else the one on the path. */
function npm(args) {
  const cli = process.env.npm_execpath;
  const isNpm = cli?.endsWith('npm-cli.js');
  const child = spawn(isNpm ? process.execPath : 'npm', isNpm ? [cli, ...args] : args, {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((done) => {
    child.on('error', () => done(1));
    child.on('exit', (code) => done(code ?? 1));
  });
}
