import { existsSync } from 'node:fs';
import { z } from 'zod';
import type { SiteId } from '@/lib/sites/sites';
import { Problem } from './problem';

/** The program of the demo, which is started and asked, and never imported: the site runs without it. */
export const demoProgram = 'mock-api/main.ts';

/** Throws the one sentence that says what to do where the demo is not. */
export function demandDemo(): void {
  if (!existsSync(demoProgram))
    throw new Problem(
      'The mock API is not in this folder, so every enabled site needs a catalogue of its own: set CATALOGUE_API_URL.',
    );
}

const askMock = async (port: number, question: string): Promise<unknown> =>
  (await fetch(`http://127.0.0.1:${port}/_admin/${question}`)).json();

const inputs = z.record(z.string(), z.array(z.record(z.string(), z.string())));
export type Inputs = z.infer<typeof inputs>;

/** For every call of a site, values of its path that exist. */
export const readInputs = async (port: number, site: SiteId): Promise<Inputs> =>
  inputs.parse(await askMock(port, `inputs?site=${site}`));

const client = z.object({ email: z.string(), password: z.string() });

/** Someone who can sign in; null when the demo does not say. */
export async function findClient(port: number): Promise<z.infer<typeof client> | null> {
  const answer = await askMock(port, 'client').catch(() => null);
  return client.safeParse(answer).data ?? null;
}
