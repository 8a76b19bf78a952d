import { z } from 'zod';
import { isSiteId, type SiteId, siteIds } from '../sites/sites';
import { forSite } from './demo';
import {
  address,
  collector,
  contact,
  hostPatterns,
  hosts,
  instant,
  lingerSeconds,
  list,
  listeningHost,
  optional,
  ownAddress,
  ownPath,
  port,
  provider,
  redis,
  secret,
  share,
} from './schemas';

/** Variables that a site may have of its own: `AUTH_DOMAIN_FR` goes before `AUTH_DOMAIN`. */
const ofSites = {
  CATALOGUE_API_URL: address,
  AUTH_DOMAIN: provider,
  AUTH_CLIENT_ID: z.string(),
  AUTH_CLIENT_SECRET: z.string(),
  AUTH_AUDIENCE: z.string(),
  SECURITY_CONTACT: contact,
};

type OfSites = keyof typeof ofSites;

const nameFor = (name: string, site: SiteId) => `${name}_${site.toUpperCase()}`;

const named = { error: `must name sites among ${siteIds.join(', ')}, each once` };
const sites = list
  .pipe(z.array(z.custom<SiteId>(isSiteId, named)).min(1, named))
  .refine((ids) => new Set(ids).size === ids.length, named);

const ofAll = {
  SITE_NOW: optional(instant),
  PORT: optional(port),
  HOSTNAME: optional(listeningHost),
  MOCK_PORT: optional(port),
  IDENTITY_PORT: optional(port),
  SITES: optional(sites),
  MEDIA_HOSTS: optional(hostPatterns),
  TAG_HOSTS: optional(hosts),
  AUTH_FRAME_HOSTS: optional(hosts),
  AUTH0_SECRET: optional(secret(32)),
  AUTH_ERROR_PATH: optional(ownPath),
  CLIENT_API_VERSION: optional(z.string().regex(/^v\d+$/, 'must be a version such as v1')),
  REVALIDATE_SECRET: optional(secret(16)),
  LINGER_SECONDS: optional(lingerSeconds),
  REDIS_URL: optional(redis),
  METRICS_PORT: optional(port),
  METRICS_HOST: optional(ownAddress),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(collector),
  OTEL_TRACES_SAMPLER_ARG: optional(share),
};

/** Refused here when they are bad, since the exporters, which read them themselves, tell nobody and ask another address. */
const ofExporters = {
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(collector),
  OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: optional(collector),
};

const perSite = Object.entries(ofSites).flatMap(([name, schema]) =>
  [name, ...siteIds.map((site) => nameFor(name, site))].map((each) => [each, optional(schema)] as const),
);

/** Every variable of the product: what it may be, and nothing of what it means. */
const table = z.object(ofAll);
const exporterTable = z.object(ofExporters);
const siteTable = z.object(Object.fromEntries(perSite));

export const variableNames: readonly string[] = [...Object.keys(ofAll), ...perSite.map(([name]) => name)];

export type Source = Readonly<Record<string, string | undefined>>;
export type Variables = z.output<typeof table> & { ofSites: Readonly<Record<string, string | undefined>> };

/** Throws one clear sentence that names the variable. */
export function parseVariables(source: Source): Variables {
  const stray = Object.keys(source).find((name) => ofCountry.test(name) && !variableNames.includes(name));
  if (stray) throw new Error(`The environment variable ${stray} is of no site: they are ${siteIds.join(', ')}.`);
  parseWith(exporterTable, source);
  return { ...parseWith(table, source), ofSites: parseWith(siteTable, source) };
}

/** A variable that some country would have of its own. */
const ofCountry = new RegExp(`^(${Object.keys(ofSites).join('|')})_[A-Z]{2}$`);

function parseWith<S extends z.ZodType>(schema: S, source: Source): z.output<S> {
  const { success, data, error } = schema.safeParse(source);
  if (success) return data;
  const [issue] = error.issues;
  const name = String(issue?.path[0]);
  const shown = isSecret(name, source[name]) ? '' : `; it is set to "${source[name]}"`;
  throw new Error(`The environment variable ${name} ${issue?.message}${shown}.`);
}

/** What stands before an `@` may be a password, however wrong the address around it is. */
const isSecret = (name: string, value = '') =>
  /_SECRET(_|$)|^REDIS_URL$|^OTEL_EXPORTER/.test(name) || (value.includes('@') && !value.startsWith('mailto:'));

export const listSites = ({ SITES }: Variables): readonly SiteId[] => (SITES?.length ? SITES : siteIds);

/** The variable of the site itself, else the one for all with the site filled in. */
export function findOwn({ ofSites: values }: Variables, name: OfSites, site: SiteId): string | null {
  const template = values[nameFor(name, site)] ?? values[name];
  return template ? forSite(template, site) : null;
}
