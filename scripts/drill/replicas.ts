import { setTimeout as pause } from 'node:timers/promises';
import type { Replicas } from '../edge/launch-replicas';
import { endOne, signalGroup } from '../lib/children';
import { Problem } from '../lib/problem';
import type { Part } from '../lib/serve-until-end';
import { waitUntilReady } from './launch-drilled';

/** The latest of its name: others have ended. */
export function partOf({ parts }: Replicas, name: string): Part {
  const part = parts.findLast((each) => each.name === name);
  if (!part) throw new Problem(`${name} was never started.`);
  return part;
}

const siteAt = (replicas: Replicas, port: number) => partOf(replicas, `The site at port ${port}`);

/** Ends a site as an operator does and has one of a folder take its place. Returns what was wrong with its end; null where nothing was. */
export async function restartSite(replicas: Replicas, port: number, folder: string): Promise<string | null> {
  const wrong = await findWrongEnd(siteAt(replicas, port));
  replicas.parts.push(replicas.launch(port, folder));
  await waitUntilReady(port);
  return wrong;
}

/** A site finishes what it has in hand and ends with 0; whoever takes longer than ten seconds `endOne` has killed. */
export async function findWrongEnd({ name, child }: Part): Promise<string | null> {
  await endOne(child);
  if (child.exitCode === 0) return null;
  return `${name} ended ${child.signalCode ? `by ${child.signalCode}, ten seconds after it was told to` : `with ${child.exitCode}`}.`;
}

/** Takes a site away in the middle of what it does, as a machine that fails, and starts another one after so many seconds. */
export async function killSite(replicas: Replicas, port: number, folder: string, seconds: number): Promise<void> {
  signalGroup(siteAt(replicas, port).child, 'SIGKILL');
  await pause(seconds * 1000);
  replicas.parts.push(replicas.launch(port, folder));
  await waitUntilReady(port);
}

export async function freezeSite(replicas: Replicas, port: number, seconds: number): Promise<void> {
  const { child } = siteAt(replicas, port);
  child.kill('SIGSTOP');
  await pause(seconds * 1000);
  child.kill('SIGCONT');
}
