import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchNode, waitUntilFinished } from './children';
import { isRoot } from './is-root';
import { installPackages } from './packages';
import { Problem } from './problem';

/** A shell is the same engine without a window around it, and takes a quarter less of the processor (decision 20). */
type Kind = 'shell' | 'window';
const shells = ['chromium-headless-shell', 'chrome-headless-shell'];
const windows = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const names = { shell: [...shells, ...windows], window: windows };
const packages = { shell: 'chromium-headless-shell', window: 'chromium' };
const elsewhere = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The first browser that works: `CHROMIUM_PATH`, an installed one, Playwright's download, Debian's package. */
export async function findChromium(kind: Kind): Promise<string> {
  return (
    [process.env.CHROMIUM_PATH, ...installed(kind)].find(works) ??
    [chromium.executablePath()].find(works) ??
    (await downloaded()) ??
    (await packaged(kind)) ??
    fail()
  );
}

const fail = (): never => {
  throw new Problem(
    'No Chromium was found and none could be installed: install Chromium or Chrome, or name one in CHROMIUM_PATH.',
  );
};

/** Where a browser of the tests may lie, likeliest first; for whoever runs Playwright by hand. */
export const findChromiumAtHand = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...installed('shell')].find((path) => path && existsSync(path));

const installed = (kind: Kind) => [
  ...names[kind].flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name))),
  ...elsewhere,
];

/** Whether it opens a page, for a browser may be there and lack a library. */
function works(path: string | undefined): path is string {
  if (!path || !existsSync(path)) return false;
  const args = [
    '--headless',
    '--disable-gpu',
    ...(isRoot ? ['--no-sandbox'] : []),
    '--dump-dom',
    'data:text/html,works',
  ];
  const { status, stdout } = spawnSync(path, args, {
    timeout: 30_000,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 && stdout.includes('works');
}

async function downloaded(): Promise<string | undefined> {
  console.log("No browser is installed; trying Playwright's …");
  const code = await waitUntilFinished(
    launchNode(['node_modules/@playwright/test/cli.js', 'install', 'chromium']),
    180,
  );
  return code === 0 ? [chromium.executablePath()].find(works) : undefined;
}

async function packaged(kind: Kind): Promise<string | undefined> {
  await installPackages([packages[kind]]);
  return installed(kind).find(works);
}
