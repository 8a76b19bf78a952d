import { brand } from '@/lib/sites/brand';
import { type SiteId, siteFacts } from '@/lib/sites/sites';
import { buildCacheHeaders } from '../cache-headers';
import { type Group, groups } from './groups';
import { listOperations, type Operation, type Part } from './operations';
import schemas from './schemas.json' with { type: 'json' };
import { listStatuses, type Status, statuses } from './statuses';

/** The words of the document, by their keys among the messages. */
export type Say = (
  key: `calls.${Operation['calls'][number]}` | `groups.${Group}` | `statuses.${Status}` | `parts.${Part}` | 'lead',
) => string;

type Json = Readonly<Record<string, unknown>>;
/** As the page tells it, and whatever reads OpenAPI. */
export type OpenApi = {
  openapi: string;
  info: Json;
  servers: readonly Json[];
  tags: readonly Json[];
  paths: Readonly<Record<string, { get: Json & { operationId: string } }>>;
  components: { schemas: Readonly<Record<string, Json>>; responses: Json; headers: Json };
};

/** What the gateway of a site answers, as OpenAPI 3.1: made of the table of endpoints, so that it cannot say another thing. */
export function buildDocument(site: SiteId, say: Say): OpenApi {
  const { domain } = siteFacts(site);
  return {
    openapi: '3.1.1',
    info: {
      title: `${brand.name} · ${domain}`,
      version: '1.0.0',
      summary: say('lead'),
      termsOfService: `https://www.${domain}/api`,
    },
    servers: [{ url: `https://www.${domain}` }],
    tags: (Object.keys(groups) as Group[]).map((name) => ({ name, description: say(`groups.${name}`) })),
    paths: Object.fromEntries(
      listOperations().map((operation) => [operation.path, { get: buildOperation(site, operation, say) }]),
    ),
    components: {
      schemas: { ...schemas.types, Problem: problem },
      responses: buildRefusals(say),
      headers: sharedHeaders,
    },
  };
}

function buildOperation(site: SiteId, operation: Operation, say: Say) {
  const { calls, group } = operation;
  return {
    operationId: calls[0],
    tags: [group],
    summary: calls.map((name) => say(`calls.${name}`)).join(' '),
    parameters: buildParameters(site, operation, say),
    responses: Object.fromEntries(
      listStatuses(operation).map((status) => [
        status,
        status === '200' ? buildAnswer(operation, say) : { $ref: `#/components/responses/${status}` },
      ]),
    ),
  };
}

function buildParameters(site: SiteId, { parts, query, headers, fixed, isInLanguages }: Operation, say: Say) {
  const { languages, defaultLanguage } = siteFacts(site);
  const describe = (name: Part, schema: Json) => ({ name, description: say(`parts.${name}`), schema });
  return [
    ...parts.map((name) => ({ in: 'path', required: true, ...describe(name, text) })),
    ...query.map((name) => ({ in: 'query', ...describe(name, text) })),
    ...Object.entries(fixed).map(([name, value]) => ({ in: 'query', ...describe(name as Part, { const: value }) })),
    ...(isInLanguages
      ? [{ in: 'query', ...describe('language', { type: 'string', enum: languages, default: defaultLanguage }) }]
      : []),
    ...headers.map((name) => ({ in: 'header', required: true, ...describe(name, text) })),
  ];
}

/** As the gateway takes them: `isPlainValue`. */
const text = { type: 'string', minLength: 1, maxLength: 200 };

function buildAnswer({ calls, cache }: Operation, say: Say) {
  const found = calls.map((name) => schemas.answers[name]);
  const all = found.filter((each, at) => at === found.findIndex((other) => isAlike(each, other)));
  const example = buildCacheHeaders({ status: 200, seconds: undefined, isStale: false }, cache)['cache-control'];
  return {
    description: say('statuses.200'),
    headers: {
      'Cache-Control': { schema: { type: 'string' }, example },
      ...(cache !== 'never' && {
        ETag: { $ref: '#/components/headers/ETag' },
        'X-Candela-Stale': { $ref: '#/components/headers/X-Candela-Stale' },
      }),
    },
    content: { 'application/json': { schema: all.length > 1 ? { anyOf: all } : all[0] } },
  };
}

const isAlike = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Our own words, or those of the catalogue, which may be a bare string. */
const problem = {
  anyOf: [{ type: 'object', properties: { error: { type: 'string' } }, required: ['error'] }, { type: 'string' }],
};

const buildRefusals = (say: Say) =>
  Object.fromEntries(
    statuses
      .filter((status) => status !== '200')
      .map((status) => [
        status,
        {
          description: say(`statuses.${status}`),
          ...(status === '429' && { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } }),
          ...(status !== '304' && {
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
          }),
        },
      ]),
  );

const sharedHeaders = {
  ETag: { schema: { type: 'string' }, description: 'To be sent again as If-None-Match.' },
  'X-Candela-Stale': { schema: { const: '1' }, description: 'The catalogue is away: this is its last good answer.' },
  'Retry-After': { schema: { type: 'integer' }, description: 'Seconds.' },
};
