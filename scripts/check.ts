import { findChanges } from './checks/changed';
import { reportBeside } from './checks/report';
import { deadCode, importRules, lint, types } from './checks/static';
import { sumTallies } from './checks/tally';
import { unitTouched } from './checks/unit';
import { runCommand } from './lib/run-command';

/** What can be said of a change while it is being made; `npm test` says the rest. */
await runCommand(async () => {
  const [base] = process.argv.slice(2);
  const changes = findChanges(base);
  const { passed, failed } = sumTallies([
    await reportBeside([
      [types, deadCode],
      [lint, importRules],
    ]),
    await reportBeside([[unitTouched(changes)]]),
  ]);
  const count = changes.files.length;
  console.log(`\nchanged since ${changes.since}: ${count} ${count === 1 ? 'file' : 'files'}`);
  console.log('not looked at: unit tests that the change does not reach, build and browser (npm test)');
  console.log(`${passed} passed, ${failed} failed`);
  return failed > 0 ? 1 : 0;
});
