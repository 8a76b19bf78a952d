import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteId, siteIds } from '@/lib/sites/sites';
import { askSite } from '@/tests/support/ask-site';
import { cellPath, cells } from '@/tests/support/cells';
import { testNow } from '@/tests/support/clock';
import { isCellOn, readSampleParams, siteHost } from '@/tests/support/samples';
import { listAddresses } from './lib/addresses';
import { buildMissing } from './lib/build';
import { buildComparable } from './lib/comparable';
import { readInputs } from './lib/demo';
import { forgetMadePages } from './lib/forget-made-pages';
import { launchMock, launchSite } from './lib/launch-site';
import { freePorts } from './lib/ports';
import { Problem } from './lib/problem';
import { listNotReady, waitUntilAnswering } from './lib/ready';
import { runCommand } from './lib/run-command';

/**
 * Writes what every screen of every site answers in every language, and what `/api/` does, into a folder. Two such
 * folders, made before and after a change, tell by `diff -r` what the change did to the site.
 */
await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Problem('Say where to: `npm run pages -- /tmp/before`.');
  await buildMissing();
  const ports = await freePorts(4700);
  Object.assign(process.env, { PORT: `${ports.site}`, MOCK_PORT: `${ports.mock}` });
  forgetMadePages();
  launchMock(ports, { output: 'quiet', env: { MOCK_NOW: testNow, MOCK_WARM: '0' } });
  await waitUntilAnswering(ports.mock);
  launchSite(ports, {
    output: 'quiet',
    env: { SITE_NOW: testNow, AUTH0_SECRET: 'of no visitor, and of this run alone' },
  });
  const late = await listNotReady(siteIds, ports.site, 90);
  if (late.length) throw new Problem(`These sites do not answer: ${late.join(', ')}.`);

  let pages = 0;
  for (const cell of cells) {
    if (!(await isCellOn(cell))) continue;
    const { locale, screen } = cell;
    const reply = await askSite(siteHost(locale), cellPath(cell, await readSampleParams(cell)));
    write(join(folder, locale.code, `${screen}.html`), buildComparable(reply));
    pages += 1;
  }
  for (const site of siteIds)
    pages += await writeAnswers(folder, site, listAddresses(site, await readInputs(ports.mock, site)));
  console.log(`${pages} answers in ${folder}`);
  return 0;
});

/** Every answer of the gateway, and what a site says to programs. */
async function writeAnswers(folder: string, site: SiteId, paths: readonly string[]): Promise<number> {
  let count = 0;
  for (const path of paths) {
    const reply = await askSite(`${site}.localhost`, path);
    write(join(folder, site, `${path.replaceAll(/[^\w.-]+/g, '_')}.txt`), buildComparable(reply));
    count += 1;
  }
  return count;
}

function write(file: string, text: string): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}
