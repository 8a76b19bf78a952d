import { Validator } from '@seriousme/openapi-schema-validator';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { endpoints } from '@/lib/api/endpoints/table';
import type { EndpointName } from '@/lib/api/program-calls';
import { languages } from '@/lib/sites/languages';
import { type SiteId, siteFacts, siteIds } from '@/lib/sites/sites';
import { messagesIn } from '@/tests/support/messages-in';
import { matchCall } from '../match-call';
import { buildDocument, type Say } from './document';
import { listOperations } from './operations';

const t = createTranslator({ locale: 'en-CH', messages: messagesIn('en'), namespace: 'apiDocs' });
const say: Say = (key) => t(key);
const names = Object.keys(endpoints) as EndpointName[];
const operations = listOperations();

it.each(siteIds)('is valid OpenAPI for %s', async (site) => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(buildDocument(site, say)))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

describe('what it tells', () => {
  it('is every row of the table, once', () => {
    expect(operations.flatMap(({ calls }) => calls).toSorted()).toEqual(names.toSorted());
    expect(Object.keys(buildDocument('fr', say).paths)).toHaveLength(operations.length);
  });

  it('has no two addresses that only the names in them tell apart', () => {
    const shapes = operations.map(({ path }) => path.replaceAll(/\{\w+\}/g, '{}'));
    expect(new Set(shapes).size).toBe(shapes.length);
    for (const { path, parts } of operations)
      expect([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)).toEqual([...new Set(parts)]);
  });

  it.each(operations)('is what the gateway answers: $path', ({ path, calls, query }) => {
    const values: Record<string, string> = { dateOrCinema: '2026-11-20' };
    const found = matchCall(path.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? 'some-1'));
    const row = found && found !== 'bad' ? found.endpoint : undefined;
    expect(calls.map((name) => endpoints[name])).toContain(row);
    expect(query).toEqual(row?.query ?? []);
  });

  it('names every part of an address and every status in four languages', () => {
    const parts = operations.flatMap(({ parts, query, headers, fixed }) => [
      ...[...parts, ...query, ...headers, ...Object.keys(fixed)],
    ]);
    for (const language of languages)
      expect(Object.keys(messagesIn(language).apiDocs.parts).toSorted()).toEqual(
        [...new Set([...parts, 'language'])].toSorted(),
      );
  });
});

const operationOf = (path: string, site: SiteId = 'fr') =>
  JSON.parse(JSON.stringify(buildDocument(site, say).paths[path]?.get));

it('tells how long an answer is good, and which are kept by nobody', () => {
  const told = (path: string) => operationOf(path).responses['200'].headers['Cache-Control'].example;
  expect(told('/api/shows')).toBe('public, max-age=0, s-maxage=300');
  expect(told('/api/show/{slug}/cinemas')).toBe('public, max-age=0, s-maxage=60');
  expect(told('/api/search/full')).toBe('no-store');
  expect(Object.keys(operationOf('/api/search/full').responses)).toEqual(['200', '400', '429', '502', '504']);
  expect(Object.keys(operationOf('/api/show/{slug}').responses)).toEqual([
    ...['200', '304', '400', '403', '404', '410', '429', '502', '504'],
  ]);
});

it('asks in the languages of its site, and for no language where there is none', () => {
  const languageOf = (path: string, site: SiteId) =>
    operationOf(path, site).parameters.find(({ name }: { name: string }) => name === 'language')?.schema;
  for (const site of siteIds)
    expect(languageOf('/api/shows', site)).toEqual({
      type: 'string',
      enum: siteFacts(site).languages,
      default: siteFacts(site).defaultLanguage,
    });
  expect(languageOf('/api/settings', 'fr')).toBeUndefined();
});

it('asks for a human check, and not for an address that others say', () => {
  const headersOf = (path: string) =>
    operationOf(path)
      .parameters.filter((each: { in: string }) => each.in === 'header')
      .map(({ name }: { name: string }) => name);
  expect(headersOf('/api/voucher/{code}')).toEqual(['X-Recaptcha-Response']);
  expect(headersOf('/api/zone')).toEqual([]);
});
