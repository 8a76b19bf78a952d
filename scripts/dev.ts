import { command } from './lib/command';
import { forgetKept } from './lib/forget';
import { type Part, serve } from './lib/serving';
import { readSettings } from './lib/settings';
import { launchDevSite, launchMock } from './lib/site';
import { checkUpstreams } from './lib/upstream';

await command(async () => {
  const settings = await readSettings();
  const allAnswer = await checkUpstreams(settings.own);

  if (settings.needsMock) forgetKept();
  const parts: Part[] = [];
  if (settings.needsMock) parts.push({ name: 'The mock API', child: launchMock(settings.ports, { watch: true }) });
  parts.push({ name: 'The site', child: launchDevSite(settings.ports) });
  return serve(parts, settings, { seconds: allAnswer ? 180 : 30 });
});
