import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SiteId, siteIds } from '@/lib/sites/sites';
import { ask } from '@/tests/support/ask';
import { cells, pathOf } from '@/tests/support/cells';
import { now } from '@/tests/support/clock';
import { hostOf, isOn, sampleParams } from '@/tests/support/samples';
import { answersOf } from './lib/answers';
import { buildMissing } from './lib/build';
import { command } from './lib/command';
import { comparable } from './lib/comparable';
import { readInputs } from './lib/demo';
import { forgetKept } from './lib/forget';
import { freePorts } from './lib/ports';
import { Problem } from './lib/problem';
import { answering, notReady } from './lib/ready';
import { launchMock, launchSite } from './lib/site';

/**
 * Writes what every screen of every site answers in every language, and what `/api/` does, into a folder. Two such
 * folders, made before and after a change, tell by `diff -r` what the change did to the site.
 */
await command(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Problem('Say where to: `npm run pages -- /tmp/before`.');
  await buildMissing();
  const ports = await freePorts(4700);
  Object.assign(process.env, { PORT: `${ports.site}`, MOCK_PORT: `${ports.mock}` });
  forgetKept();
  launchMock(ports, { output: 'quiet', env: { MOCK_NOW: now, MOCK_WARM: '0' } });
  await answering(ports.mock);
  launchSite(ports, { output: 'quiet', env: { SITE_NOW: now, AUTH0_SECRET: 'of no visitor, and of this run alone' } });
  const late = await notReady(siteIds, ports.site, 90);
  if (late.length) throw new Problem(`These sites do not answer: ${late.join(', ')}.`);

  let pages = 0;
  for (const cell of cells) {
    if (!(await isOn(cell))) continue;
    const { locale, screen } = cell;
    const reply = await ask(hostOf(locale), pathOf(cell, await sampleParams(cell)));
    write(join(folder, locale.code, `${screen}.html`), comparable(reply));
    pages += 1;
  }
  for (const site of siteIds)
    pages += await writeAnswers(folder, site, answersOf(site, await readInputs(ports.mock, site)));
  console.log(`${pages} answers in ${folder}`);
  return 0;
});

/** Every answer of the gateway, and what a site says to programs. */
async function writeAnswers(folder: string, site: SiteId, paths: readonly string[]): Promise<number> {
  let count = 0;
  for (const path of paths) {
    const reply = await ask(`${site}.localhost`, path);
    write(join(folder, site, `${path.replaceAll(/[^\w.-]+/g, '_')}.txt`), comparable(reply));
    count += 1;
  }
  return count;
}

function write(file: string, text: string): void {
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
}
