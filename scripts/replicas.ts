import { launchReplicas } from './edge/launch-replicas';
import { demandNginx } from './edge/nginx';
import { demandRedis } from './edge/redis';
import { buildMissing } from './lib/build';
import { runCommand } from './lib/run-command';
import { readRunSettings } from './lib/run-settings';
import { serveUntilEnd } from './lib/serve-until-end';

/** Three sites that share a Redis, behind the edge, on the same hosts and port as `npm start`. */
await runCommand(async () => {
  demandNginx();
  demandRedis();
  const settings = await readRunSettings();
  await buildMissing();
  const { parts } = await launchReplicas(settings);
  return serveUntilEnd(parts, settings, { seconds: 60 });
});
