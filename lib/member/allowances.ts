import { signInAllowance } from '@/lib/auth/sign-in-allowance';
import type { SiteId } from '@/lib/sites/sites';
import { takeAllowance } from '../replicas/allowances';
import { Refusal } from './refusal';

/** What one account may do in a minute. Far above what a person does, in several tabs as well. */
const allowances = {
  signIn: signInAllowance,
  look: { most: 240, seconds: 60 },
  write: { most: 120, seconds: 60 },
} as const;

export type Doing = keyof typeof allowances;

/** Counts what an account does on a site. Throws `Refusal` 429 for too much of it, which says for how long. */
export async function demandAllowance(doing: Doing, site: SiteId, account: string): Promise<void> {
  const seconds = await takeAllowance(`${doing} ${site} ${account}`, allowances[doing]);
  if (seconds) throw new Refusal(429, { error: `Too many calls. Try again in ${seconds} s.` }, seconds);
}
