import { buildMissing } from './lib/build';
import { checkUpstreams } from './lib/check-upstreams';
import { forgetMadePages } from './lib/forget-made-pages';
import { launchMock, launchSite } from './lib/launch-site';
import { waitUntilAnswering } from './lib/ready';
import { runCommand } from './lib/run-command';
import { readRunSettings } from './lib/run-settings';
import { type Part, serveUntilEnd, waitForEnd } from './lib/serve-until-end';

await runCommand(async () => {
  const settings = await readRunSettings();
  const allAnswer = await checkUpstreams(settings.own);
  await buildMissing();

  const parts: Part[] = [];
  if (settings.needsMock) {
    forgetMadePages();
    const mock: Part = { name: 'The mock API', child: launchMock(settings.ports) };
    // The site would be asked before its catalogue answers, and complain of it.
    await Promise.race([waitUntilAnswering(settings.ports.mock), waitForEnd(mock)]);
    parts.push(mock);
  }
  parts.push({ name: 'The site', child: launchSite(settings.ports) });
  return serveUntilEnd(parts, settings, { seconds: allAnswer ? 60 : 15 });
});
