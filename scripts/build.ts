import { buildMissing } from './lib/build';
import { command } from './lib/command';

await command(async () => {
  if (!(await buildMissing())) console.log('The build is up to date.');
  return 0;
});
