import { performance } from 'node:perf_hooks';
import { browser } from './checks/browser';
import { buildCheck, deadCode, importRules, lint, types } from './checks/static';
import { type Check, failed, type Tally } from './checks/tally';
import { unit } from './checks/unit';
import { command } from './lib/command';
import { Problem } from './lib/problem';

/** In order, each run even if an earlier one failed. */
const checks: readonly Check[] = [types, lint, importRules, deadCode, unit, buildCheck, browser];

await command(async () => {
  const names = process.argv.slice(2);
  const total: Tally = { passed: 0, failed: 0 };
  for (const check of checks.filter(({ name }) => names.length === 0 || names.includes(name))) {
    const { passed, failed } = await timed(check);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 ? 1 : 0;
});

async function timed({ name, run }: Check): Promise<Tally> {
  const start = performance.now();
  console.log(`\n── ${name} ${'─'.repeat(Math.max(0, 60 - name.length))}`);
  const tally = await run().catch((error: unknown) => {
    console.log(error instanceof Problem ? error.message : error);
    return failed;
  });
  console.log(
    `${name}: ${tally.passed} passed, ${tally.failed} failed, ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  return tally;
}
