import type { ChildProcess } from 'node:child_process';
import { findClient } from './demo';
import { Problem } from './problem';
import { listNotReady, siteUrl } from './ready';
import type { RunSettings } from './run-settings';

/** `room`: the megabytes that it was told to fill and to hold to, where it was. */
export type Part = { name: string; child: ChildProcess; room?: number };

/** Prints the address of every site once they answer, then stays until a part ends. */
export async function serveUntilEnd(
  parts: readonly Part[],
  { ports, sites, needsMock }: RunSettings,
  { seconds }: { seconds: number },
): Promise<never> {
  const ended = Promise.race(parts.map(waitForEnd));
  const late = await Promise.race([listNotReady(sites, ports.site, seconds), ended]);

  console.log(late.length ? '\nCandela is running:\n' : '\nCandela is ready:\n');
  for (const site of sites)
    console.log(`  ${siteUrl(site, ports.site)}${late.includes(site) ? '   (its home page shows an error)' : ''}`);
  const client = needsMock ? await findClient(ports.mock) : null;
  if (client) console.log(`\nSign in as ${client.email}, password ${client.password}.`);
  console.log('\nCtrl-C ends it.\n');
  return ended;
}

/** Fails with the reason when a part ends. */
export function waitForEnd({ name, child }: Part): Promise<never> {
  return new Promise((_, fail) => {
    child.once('error', (error) => fail(new Problem(`${name} could not be started: ${error.message}.`)));
    child.once('exit', (code, signal) =>
      fail(new Problem(`${name} ended (${signal ?? `exit code ${code}`}), so everything else ends too.`)),
    );
  });
}
