import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { findFindings, findGaps } from './judge-supply';
import { type Check, failed, passed } from './tally';

const bill = '.cache/sbom.cdx.json';

/** What is handed on with the site, package by package (CycloneDX), for whoever must know: `.cache/sbom.cdx.json`. */
export const billOfMaterials: Check = {
  name: 'sbom',
  run: async () => {
    const text = await askNpm(['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--workspaces=false']);
    const gaps = findGaps(text);
    for (const gap of gaps) console.log(`The bill of materials: ${gap}.`);
    if (gaps.length) return failed;
    mkdirSync(dirname(bill), { recursive: true });
    writeFileSync(bill, text);
    return passed;
  },
};

/** Whether a package that is handed on has a hole that is known; a registry that does not say so is no failure of ours. */
export const audit: Check = {
  name: 'audit',
  run: async () => {
    const findings = findFindings(await askNpm(['audit', '--omit=dev', '--workspaces=false', '--json']));
    if (findings === null) console.log('The registry does not say which packages have holes, so nobody has looked.');
    for (const finding of findings ?? []) console.log(finding);
    return findings?.length ? failed : passed;
  },
};

/** What npm prints, whatever it ends with: it counts what it finds as a failure. */
function askNpm(args: readonly string[]): Promise<string> {
  const cli = process.env.npm_execpath;
  const [program, ...first] = cli?.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm'];
  return new Promise((done) => {
    execFile(program ?? 'npm', [...first, ...args], { timeout: 60_000, maxBuffer: 50_000_000 }, (_, stdout) =>
      done(stdout),
    );
  });
}
