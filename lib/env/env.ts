import { z } from 'zod';
import { isSiteId, type SiteId, siteIds } from '../sites/sites';
import { demo, forSite } from './embedded-provider';

type Source = Readonly<Record<string, string | undefined>>;

/** A variable that is set but empty counts as unset. */
const optional = <S extends z.ZodType>(schema: S) => z.preprocess((value) => value || undefined, schema.optional());

const address = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value.replaceAll('{site}', 'fr')), {
    error: 'must be an http(s) address, with {site} where the site goes',
  })
  .transform((value) => value.replace(/\/+$/, ''));

/** The host of an identity provider; without TLS only on this machine. */
const provider = z
  .string()
  .refine((value) => providerPattern.test(value) && URL.canParse(providerUrl(forSite(value, 'fr'))), {
    error: 'must be the host of an identity provider, with https unless it is localhost',
  })
  .transform((value) => value.replace(/\/+$/, ''));
const providerPattern = /^(https:\/\/)?[\w.{}-]+\/?$|^http:\/\/localhost(:\d+)?\/?$/;
const providerUrl = (value: string) => (/^https?:/.test(value) ? value : `https://${value}`);

/** A path of a site, which leaves out `//host`. */
const ownPath = z.string().regex(/^\/(?![/\\])[^\s\\#]*$/, 'must be a path such as /');

const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const port = z.coerce
  .number({ error: 'must be a port number' })
  .int()
  .min(1, 'must be a port number')
  .max(65_535, 'must be a port number');

const variables = z.object({
  PORT: optional(port),
  MOCK_PORT: optional(port),
  CATALOGUE_API_URL: optional(address),
  AUTH_DOMAIN: optional(provider),
  ...perSite('CATALOGUE_API_URL', address),
  ...perSite('AUTH_DOMAIN', provider),
  AUTH0_SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  AUTH_ERROR_PATH: optional(ownPath),
  CLIENT_API_VERSION: optional(z.string().regex(/^v\d+$/, 'must be a version such as v1')),
  IDENTITY_PORT: optional(port),
  SITES: optional(
    list.pipe(z.array(z.custom<SiteId>(isSiteId, { error: `must name sites among ${siteIds.join(', ')}` }))),
  ),
  AUTH_FRAME_HOSTS: optional(
    list.pipe(z.array(z.string().regex(/^[\w.-]+$/, 'must be host names separated by commas'))),
  ),
  MEDIA_HOSTS: optional(list.pipe(z.array(z.string().regex(/^[\w.*-]+$/, 'must be host names separated by commas')))),
  TAG_HOSTS: optional(list.pipe(z.array(z.string().regex(/^[\w.-]+$/, 'must be host names separated by commas')))),
  REVALIDATE_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
});

/** How a site asks its identity provider. */
export type SiteAuth = {
  /** As the provider signs itself, with a slash at the end. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Whom an access token must be for. */
  audience: string;
};

export type Env = {
  /** The enabled ones; all of them when unset. */
  sites: readonly SiteId[];
  /** Where each site's catalogue answers, without a slash at the end. */
  upstreams: Readonly<Record<SiteId, string>>;
  /** Empty when unset: pictures then come from the embedded mock API. */
  mediaHosts: readonly string[];
  /** Hosts that the tags of consenting visitors come from; empty when unset. */
  tagHosts: readonly string[];
  revalidateSecret: string | null;
  /** Null where nobody can sign in. */
  auth: Readonly<Record<SiteId, SiteAuth | null>>;
  /** What the cookies of sign-in are encrypted with. */
  authSecret: string | null;
  /** Where a failed sign-in leads. */
  authErrorPath: string;
  /** Hosts of pages that open in the overlay; empty when unset: the embedded provider's. */
  authFrameHosts: readonly string[];
  /** Stands in the path of the client API in place of the language; null for the language. */
  clientApiVersion: string | null;
};

/** Throws one clear sentence that names the variable. */
export function parseEnv(source: Source): Env {
  const { success, data, error } = variables.safeParse(source);
  if (!success) {
    const [issue] = error.issues;
    const name = String(issue?.path[0]);
    const shown = name.endsWith('_SECRET') ? '' : `; it is set to "${source[name]}"`;
    throw new Error(`The environment variable ${name} ${issue?.message}${shown}.`);
  }
  const own: Values = { ...source, ...data };
  const base = data.PORT ?? 3000;
  const mock = `http://127.0.0.1:${data.MOCK_PORT ?? base + 1}/{site}`;
  const embedded = demo.domain(data.IDENTITY_PORT ?? base + 3);
  const upstream = (site: SiteId) => ownOr(own, 'CATALOGUE_API_URL', site) ?? forSite(mock, site);
  const isMock = (site: SiteId) => upstream(site) === forSite(mock, site);
  return {
    sites: data.SITES?.length ? data.SITES : siteIds,
    upstreams: bySite(upstream),
    mediaHosts: data.MEDIA_HOSTS ?? [],
    tagHosts: data.TAG_HOSTS ?? [],
    revalidateSecret: data.REVALIDATE_SECRET ?? null,
    auth: bySite((site) => authOf(own, site, isMock(site) ? embedded : null)),
    authSecret: data.AUTH0_SECRET ?? null,
    authErrorPath: data.AUTH_ERROR_PATH ?? '/',
    authFrameHosts: data.AUTH_FRAME_HOSTS ?? [],
    clientApiVersion: data.CLIENT_API_VERSION ?? null,
  };
}

type Values = Readonly<Record<string, unknown>>;

/** A provider of one's own needs all its parts; the embedded one serves the sites on the embedded mock API. */
function authOf(own: Values, site: SiteId, embedded: string | null): SiteAuth | null {
  const domain = ownOr(own, 'AUTH_DOMAIN', site);
  if (!domain && !embedded) return null;
  const part = (name: string, usual: string) => {
    const value = ownOr(own, name, site) ?? (domain ? null : forSite(usual, site));
    if (value) return value;
    throw new Error(`The environment variable ${name} must be set for ${site}, since AUTH_DOMAIN is.`);
  };
  return {
    issuer: `${providerUrl(domain ?? embedded ?? '')}/`,
    clientId: part('AUTH_CLIENT_ID', demo.clientId),
    clientSecret: part('AUTH_CLIENT_SECRET', demo.clientSecret),
    audience: part('AUTH_AUDIENCE', demo.audience),
  };
}

/** The variable of the site itself, else the one for all with the site filled in. */
function ownOr(own: Values, name: string, site: SiteId): string | null {
  const template = own[nameFor(name, site)] || own[name];
  return template ? forSite(String(template), site) : null;
}

const bySite = <T>(value: (site: SiteId) => T) =>
  Object.fromEntries(siteIds.map((site) => [site, value(site)])) as Record<SiteId, T>;

function perSite(name: string, schema: z.ZodType<string>) {
  return Object.fromEntries(siteIds.map((site) => [nameFor(name, site), optional(schema)]));
}

function nameFor(name: string, site: SiteId) {
  return `${name}_${site.toUpperCase()}`;
}

let kept: Env | undefined;

/** Read when asked, since a build knows nothing of where it will run; once in a server, which asks at every request. */
export function env(): Env {
  if (process.env.NODE_ENV !== 'production') return parseEnv(process.env);
  kept ??= parseEnv(process.env);
  return kept;
}

/** Where a site's catalogue answers, without a slash at the end: `/api/shows` follows. */
export const upstreamOf = (site: SiteId): string => env().upstreams[site];
