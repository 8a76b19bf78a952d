import { z } from 'zod';
import { isSiteId, type SiteId, siteIds } from './sites/sites';

type Source = Readonly<Record<string, string | undefined>>;

/** A variable that is set but empty counts as unset. */
const optional = <S extends z.ZodType>(schema: S) => z.preprocess((value) => value || undefined, schema.optional());

const address = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value.replaceAll('{site}', 'fr')), {
    error: 'must be an http(s) address, with {site} where the site goes',
  })
  .transform((value) => value.replace(/\/+$/, ''));

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
  ...Object.fromEntries(siteIds.map((site) => [nameFor(site), optional(address)])),
  SITES: optional(
    list.pipe(z.array(z.custom<SiteId>(isSiteId, { error: `must name sites among ${siteIds.join(', ')}` }))),
  ),
  MEDIA_HOSTS: optional(list.pipe(z.array(z.string().regex(/^[\w.*-]+$/, 'must be host names separated by commas')))),
  REVALIDATE_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
});

export type Env = {
  /** The enabled ones; all of them when unset. */
  sites: readonly SiteId[];
  /** Where each site's catalogue answers, without a slash at the end. */
  upstreams: Readonly<Record<SiteId, string>>;
  /** Empty when unset: pictures then come from the embedded mock API. */
  mediaHosts: readonly string[];
  revalidateSecret: string | null;
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
  const mock = `http://127.0.0.1:${data.MOCK_PORT ?? (data.PORT ?? 3000) + 1}/{site}`;
  const own: Readonly<Record<string, unknown>> = data;
  const upstreams = siteIds.map((site) => {
    const template = own[nameFor(site)] ?? data.CATALOGUE_API_URL ?? mock;
    return [site, String(template).replaceAll('{site}', site)];
  });
  return {
    sites: data.SITES?.length ? data.SITES : siteIds,
    upstreams: Object.fromEntries(upstreams),
    mediaHosts: data.MEDIA_HOSTS ?? [],
    revalidateSecret: data.REVALIDATE_SECRET ?? null,
  };
}

function nameFor(site: SiteId) {
  return `CATALOGUE_API_URL_${site.toUpperCase()}`;
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
