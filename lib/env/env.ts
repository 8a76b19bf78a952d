import { type SiteId, siteFacts, siteIds } from '../sites/sites';
import { type BuiltIn, pickBuiltIn } from './built-in';
import { demo } from './demo';
import { findSiteAuth, type SiteAuth } from './site-auth';
import { catalogueUrl, isOnDemo, listUnsaid } from './upstreams';
import { findOwn, listSites, parseVariables, type Source, type Variables } from './variables';

export type Env = {
  /** The enabled ones; all of them when unset. */
  sites: readonly SiteId[];
  /** Where each site's catalogue answers, without a slash at the end. */
  upstreams: Readonly<Record<SiteId, string>>;
  /** The enabled sites that ask this machine for their catalogue because nobody said where it is. */
  unsaid: readonly SiteId[];
  /** Hosts that the tags of consenting visitors come from; empty when unset. */
  tagHosts: readonly string[];
  /** The hosts that pages may load from. */
  builtIn: BuiltIn;
  revalidateSecret: string | null;
  /** Null where nobody can sign in. */
  auth: Readonly<Record<SiteId, SiteAuth | null>>;
  /** The enabled sites whose visitors sign in elsewhere than with the demo. */
  signInElsewhere: readonly SiteId[];
  /** What the cookies of sign-in are encrypted with. */
  authSecret: string | null;
  /** Where a failed sign-in leads. */
  authErrorPath: string;
  /** Stands in the path of the client API in place of the language; null for the language. */
  clientApiVersion: string | null;
  /** For which a site that is told to end goes on answering, so that who sends it visitors sees that it is not ready. */
  lingerSeconds: number;
  /** Where the replicas of a site share what they make; null where each has its own. */
  redisUrl: string | null;
  /** Who watches the process: a collector of traces and metrics, whoever asks for metrics at an address of their own, and how many traces are kept, 0 to 1. */
  watch: { isCollected: boolean; metrics: { host: string; port: number } | null; share: number };
  /** Where each site is told of its holes: an address with its scheme. */
  securityContact: Readonly<Record<SiteId, string>>;
};

/** Throws one clear sentence that names the variable. */
export function parseEnv(source: Source): Env {
  const variables = parseVariables(source);
  const { PORT = 3000, IDENTITY_PORT = PORT + 3 } = variables;
  const embedded = demo.domain(IDENTITY_PORT);
  return {
    sites: listSites(variables),
    upstreams: bySite((site) => catalogueUrl(variables, site)),
    unsaid: listUnsaid(variables),
    tagHosts: variables.TAG_HOSTS ?? [],
    builtIn: pickBuiltIn(variables),
    revalidateSecret: variables.REVALIDATE_SECRET ?? null,
    auth: bySite((site) => findSiteAuth(variables, site, isOnDemo(variables, site) ? embedded : null)),
    signInElsewhere: listSites(variables).filter((site) => findOwn(variables, 'AUTH_DOMAIN', site)),
    authSecret: variables.AUTH0_SECRET ?? null,
    authErrorPath: variables.AUTH_ERROR_PATH ?? '/',
    clientApiVersion: variables.CLIENT_API_VERSION ?? null,
    lingerSeconds: variables.LINGER_SECONDS ?? 5,
    redisUrl: variables.REDIS_URL ?? null,
    securityContact: bySite(
      (site) => findOwn(variables, 'SECURITY_CONTACT', site) ?? `mailto:security@${siteFacts(site).domain}`,
    ),
    watch: readWatch(variables),
  };
}

function readWatch(variables: Variables): Env['watch'] {
  const { METRICS_HOST: host = '127.0.0.1', METRICS_PORT: port, PORT = 3000 } = variables;
  if (port === PORT) throw new Error('The environment variable METRICS_PORT must be another port than PORT.');
  return {
    isCollected: variables.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    metrics: port ? { host, port } : null,
    share: variables.OTEL_TRACES_SAMPLER_ARG ?? 1,
  };
}

const bySite = <T>(value: (site: SiteId) => T) =>
  Object.fromEntries(siteIds.map((site) => [site, value(site)])) as Record<SiteId, T>;

let kept: Env | undefined;

/** Read when asked, since a build knows nothing of where it will run; once in a server, which asks at every request. */
export function env(): Env {
  if (process.env.NODE_ENV !== 'production') return parseEnv(process.env);
  kept ??= parseEnv(process.env);
  return kept;
}

/** Where a site's catalogue answers, without a slash at the end: `/api/shows` follows. */
export const upstreamOf = (site: SiteId): string => env().upstreams[site];
