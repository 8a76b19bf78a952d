import { buildMissing } from './lib/build';
import { runCommand } from './lib/run-command';

await runCommand(async () => {
  if (!(await buildMissing())) console.log('The build is up to date.');
  return 0;
});
