import { checkUpstreams } from './lib/check-upstreams';
import { forgetMadePages } from './lib/forget-made-pages';
import { launchDevSite, launchMock } from './lib/launch-site';
import { runCommand } from './lib/run-command';
import { readRunSettings } from './lib/run-settings';
import { type Part, serveUntilEnd } from './lib/serve-until-end';

await runCommand(async () => {
  const settings = await readRunSettings();
  const allAnswer = await checkUpstreams(settings.own);

  if (settings.needsMock) forgetMadePages();
  const parts: Part[] = [];
  if (settings.needsMock) parts.push({ name: 'The mock API', child: launchMock(settings.ports, { watch: true }) });
  parts.push({ name: 'The site', child: launchDevSite(settings.ports) });
  return serveUntilEnd(parts, settings, { seconds: allAnswer ? 180 : 30 });
});
