import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { type Env, parseEnv } from '@/lib/env';
import type { SiteId } from '@/lib/sites/sites';
import { demandFree, type Ports, portsEnv, portsOf } from './ports';
import { Problem } from './problem';

/** As Next reads them: what is set in the environment wins, then `.env.local`, then `.env`. */
const files = ['.env.local', '.env'];

export type Settings = {
  ports: Ports;
  sites: readonly SiteId[];
  /** The sites with a catalogue API of their own, and its address; the others run on the embedded mock API. */
  own: ReadonlyMap<SiteId, string>;
  needsMock: boolean;
};

/** Reads and checks everything that a start needs to know, or throws the one sentence that says what is wrong. */
export async function readSettings(): Promise<Settings> {
  for (const file of files) if (existsSync(file)) loadEnvFile(file);
  const ports = portsOf(process.env.PORT);
  const env = parsed({ ...process.env, ...portsEnv(ports) });
  const own = new Map(
    env.sites.filter((site) => !isMock(env.upstreams[site], ports)).map((site) => [site, env.upstreams[site]]),
  );
  const needsMock = own.size < env.sites.length;
  await demandFree(ports, needsMock ? ['site', 'mock', 'media'] : ['site']);
  if (own.size > 0) warnOfGaps(env);
  return { ports, sites: env.sites, own, needsMock };
}

function parsed(source: Readonly<Record<string, string | undefined>>): Env {
  try {
    return parseEnv(source);
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

const isMock = (upstream: string, { mock }: Ports) => upstream.startsWith(`http://127.0.0.1:${mock}/`);

function warnOfGaps({ mediaHosts, revalidateSecret }: Env) {
  if (!mediaHosts.length)
    console.warn('Warning: MEDIA_HOSTS is not set, so the pictures of the catalogue API will not show.');
  if (!revalidateSecret) {
    console.warn(
      'Warning: REVALIDATE_SECRET is not set, so what is published shows only when a page has had its time.',
    );
  }
}
