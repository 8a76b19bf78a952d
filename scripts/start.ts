import { buildMissing } from './lib/build';
import { command } from './lib/command';
import { forgetKept } from './lib/forget';
import { type Part, serve } from './lib/serving';
import { readSettings } from './lib/settings';
import { launchMock, launchSite } from './lib/site';
import { checkUpstreams } from './lib/upstream';

await command(async () => {
  const settings = await readSettings();
  const allAnswer = await checkUpstreams(settings.own);
  await buildMissing();

  if (settings.needsMock) forgetKept();
  const parts: Part[] = [];
  if (settings.needsMock) parts.push({ name: 'The mock API', child: launchMock(settings.ports) });
  parts.push({ name: 'The site', child: launchSite(settings.ports) });
  return serve(parts, settings, { seconds: allAnswer ? 60 : 15 });
});
