import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { siteIds } from '@/lib/sites/sites';
import { testNow } from '@/tests/support/clock';
import { publicationSecret } from '@/tests/support/publish';
import { buildMissing } from '../lib/build';
import { endOne, readOutput } from '../lib/children';
import { findChromium } from '../lib/chromium';
import { forgetMadePages } from '../lib/forget-made-pages';
import { launchMock, launchSite } from '../lib/launch-site';
import { onTheDemo } from '../lib/on-the-demo';
import { buildPortsEnv, freePorts } from '../lib/ports';
import { Problem } from '../lib/problem';
import { listNotReady } from '../lib/ready';
import { browserReport, listTold } from './browser-report';
import { type Check, failed, readReport, reportFile, runForExitCode, type Tally, withExit } from './tally';

/** Playwright against the built site, on ports and a clock of its own, so that a site in use is not disturbed. */
export const browser: Check = {
  name: 'browser',
  run: async () => {
    await buildMissing({ env: onTheDemo });
    const chromium = await findChromium('shell');
    const ports = await freePorts(4300);
    forgetMadePages();
    // Nobody looks at pictures here, and drawing them would keep the processor from the pages.
    const mock = launchMock(ports, { output: 'quiet', env: { MOCK_NOW: testNow, MOCK_WARM: '0' } });
    const site = launchSite(ports, {
      output: 'quiet',
      env: {
        ...onTheDemo,
        AUTH0_SECRET: randomBytes(32).toString('hex'),
        SITE_NOW: testNow,
        REVALIDATE_SECRET: publicationSecret,
        // Hundreds of pages are made one after the other: a larger nursery collects a third as much.
        NODE_OPTIONS: '--max-semi-space-size=32',
      },
    });
    try {
      const late = await Promise.race([listNotReady(siteIds, ports.site, 90), ended(mock), ended(site)]);
      if (late.length) throw new Problem(`These sites do not answer: ${late.join(', ')}.`);
      const tally = await playwright({ ...buildPortsEnv(ports), CHROMIUM_PATH: chromium, SITE_PID: `${site.pid}` });
      if (tally.failed)
        console.log(`\nWhat the site said last:\n${readOutput(site).split('\n').slice(-40).join('\n')}`);
      return tally;
    } catch (error) {
      console.log(`${readOutput(mock)}\n${readOutput(site)}`);
      throw error;
    } finally {
      await Promise.all([endOne(site), endOne(mock)]);
    }
  },
};

async function ended(child: Parameters<typeof endOne>[0]): Promise<never> {
  while (child.exitCode === null && child.signalCode === null) await pause(200);
  throw new Problem('The site or its mock API ended by itself.');
}

/** Only for a run that hangs: a quick machine needs twelve, one half as quick as most has been seen to need more than thirty. */
const minutes = 60;

async function playwright(env: Record<string, string>): Promise<Tally> {
  const file = reportFile('playwright');
  const code = await runForExitCode(minutes, ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  const { data } = browserReport.safeParse(readReport(file));
  if (!data) return failed;
  const flaky = listTold(data.suites, 'flaky');
  const { expected, unexpected } = data.stats;
  const failures = listTold(data.suites, 'unexpected');
  return withExit({ passed: expected + flaky.length, failed: unexpected, failures, flaky }, code);
}
