import { writeFileSync } from 'node:fs';
import { runCommand } from './lib/run-command';
import { readContract } from './openapi/read-contract';

/** Writes down as schemas what the catalogue sends, for the document that `/api/openapi.json` answers: a type a line. */
await runCommand(async () => {
  const { answers, types } = readContract();
  const lines = (all: object) =>
    Object.entries(all).map(([name, schema]) => `    ${JSON.stringify(name)}: ${JSON.stringify(schema)}`);
  const text = { answers: lines(answers), types: lines(types) };
  const parts = Object.entries(text).map(([name, all]) => `  "${name}": {\n${all.join(',\n')}\n  }`);
  writeFileSync('lib/gateway/openapi/schemas.json', `{\n${parts.join(',\n')}\n}\n`);
  return undefined;
});
