import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { demandSecret } from '@/lib/env/demand-environment';
import { type Env, parseEnv } from '@/lib/env/env';
import type { SiteId } from '@/lib/sites/sites';
import { demandDemo } from './demo';
import { buildPortsEnv, demandFree, type Ports, parsePorts } from './ports';
import { Problem } from './problem';
import { readSecret } from './secret';

/** As Next reads them: what is set in the environment wins, then `.env.local`, then `.env`. */
const files = ['.env.local', '.env'];

export type RunSettings = {
  ports: Ports;
  sites: readonly SiteId[];
  /** The sites with a catalogue API of their own, and its address; the others run on the embedded mock API. */
  own: ReadonlyMap<SiteId, string>;
  needsMock: boolean;
};

/** Reads and checks everything that a start needs to know, or throws the one sentence that says what is wrong. */
export async function readRunSettings(): Promise<RunSettings> {
  for (const file of files) if (existsSync(file)) loadEnvFile(file);
  const ports = parsePorts(process.env.PORT);
  // As they are set, before the ports of the demo take their place.
  parsed(process.env);
  const env = parsed({ ...process.env, ...buildPortsEnv(ports) });
  const own = new Map(
    env.sites.filter((site) => !isMock(env.upstreams[site], ports)).map((site) => [site, env.upstreams[site]]),
  );
  const needsMock = own.size < env.sites.length;
  if (needsMock) demandDemo();
  await demandFree(ports, needsMock ? ['site', 'mock', 'media', 'identity'] : ['site']);
  provideSecret(env);
  if (own.size > 0) warnOfGaps(env);
  return { ports, sites: env.sites, own, needsMock };
}

const parsed = (source: Readonly<Record<string, string | undefined>>): Env => inOneSentence(() => parseEnv(source));

function inOneSentence<T>(check: () => T): T {
  try {
    return check();
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

const isMock = (upstream: string, { mock }: Ports) => upstream.startsWith(`http://127.0.0.1:${mock}/`);

function provideSecret(env: Env) {
  inOneSentence(() => demandSecret(env));
  process.env.AUTH0_SECRET = env.authSecret ?? readSecret();
}

function warnOfGaps({ builtIn, revalidateSecret, sites, auth }: Env) {
  const closed = sites.filter((site) => !auth[site]);
  if (closed.length) console.warn(`Warning: AUTH_DOMAIN is not set, so nobody can sign in on ${closed.join(', ')}.`);
  if (!builtIn.MEDIA_HOSTS.some((source) => source.startsWith('https:')))
    console.warn('Warning: MEDIA_HOSTS is not set, so the pictures of the catalogue API will not show.');
  if (!revalidateSecret) {
    console.warn(
      'Warning: REVALIDATE_SECRET is not set, so what is published shows only when a page has had its time.',
    );
  }
}
