import { buildMissing } from './lib/build';
import { command } from './lib/command';
import { forgetKept } from './lib/forget';
import { answering } from './lib/ready';
import { endOf, type Part, serve } from './lib/serving';
import { readSettings } from './lib/settings';
import { launchMock, launchSite } from './lib/site';
import { checkUpstreams } from './lib/upstream';

await command(async () => {
  const settings = await readSettings();
  const allAnswer = await checkUpstreams(settings.own);
  await buildMissing();

  const parts: Part[] = [];
  if (settings.needsMock) {
    forgetKept();
    const mock: Part = { name: 'The mock API', child: launchMock(settings.ports) };
    // The site would be asked before its catalogue answers, and complain of it.
    await Promise.race([answering(settings.ports.mock), endOf(mock)]);
    parts.push(mock);
  }
  parts.push({ name: 'The site', child: launchSite(settings.ports) });
  return serve(parts, settings, { seconds: allAnswer ? 60 : 15 });
});
