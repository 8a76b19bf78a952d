import { browser } from './checks/browser';
import { reportBeside, reportEnd, reportInTurn } from './checks/report';
import { installServers } from './checks/servers';
import { buildCheck, deadCode, importRules, lint, types } from './checks/static';
import { audit, billOfMaterials } from './checks/supply';
import { type Check, sumTallies } from './checks/tally';
import { unit } from './checks/unit';
import { weather } from './checks/weather';
import { runCommand } from './lib/run-command';

/** As long as each other on two processors. */
const beside: readonly (readonly Check[])[] = [
  [types, deadCode, billOfMaterials, audit],
  [lint, importRules],
];
/** Each leaves a part of two processors idle, and the build is over long before. */
const besideUnit: readonly (readonly Check[])[] = [[unit], [buildCheck]];
const inTurn: readonly Check[] = [browser];
/** By their names, or with all others where a change is to be judged. */
const everyWeather = Boolean(process.env.EVERY_WEATHER);
const onDemand = (names: readonly string[]) => (names.length || everyWeather ? weather : []);

await runCommand(async () => {
  const names = process.argv.slice(2);
  const named = (checks: readonly Check[]) => checks.filter(({ name }) => names.length === 0 || names.includes(name));
  if (everyWeather) await installServers();
  const tallies = [
    await reportBeside(beside.map(named)),
    await reportBeside(besideUnit.map(named)),
    await reportInTurn(named([...inTurn, ...onDemand(names)])),
  ];
  const end = sumTallies(tallies);
  reportEnd(end);
  return end.failed > 0 ? 1 : 0;
});
