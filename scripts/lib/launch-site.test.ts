import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { nextCli } from './build';
import { readOutput, waitUntilFinished } from './children';
import { launchSite } from './launch-site';

it('is at home in the folder that stands for the build, where it looks for the pages that it has made', async () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'site-')));
  mkdirSync(join(folder, dirname(nextCli)), { recursive: true });
  writeFileSync(join(folder, nextCli), 'console.log(process.cwd())');
  const ports = { site: 1, mock: 2, media: 3, identity: 4 };
  const site = launchSite(ports, { folder, output: 'quiet' });
  await waitUntilFinished(site);
  rmSync(folder, { recursive: true });
  expect(readOutput(site).trim()).toBe(folder);
});
