import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import type { EndpointName } from '@/lib/api/program-calls';
import { siteFacts, siteIds } from '@/lib/sites/sites';
import { inputs } from '../inputs';
import { fixClock } from '../world/clock';
import { ask, FRIDAY } from './ask';
import { publishedAnswers } from './published-answers';

// Every cinema of every site, on two cores that others use as well.
vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => fixClock(FRIDAY));
afterAll(() => fixClock(null));
afterEach(() => vi.restoreAllMocks());

const names = Object.keys(endpoints) as EndpointName[];
const languagesOf = (site: (typeof siteIds)[number]) => siteFacts(site).languages;

describe.each(siteIds)('the catalogue of %s', (site) => {
  const isPublished = publishedAnswers(site);

  test.each(names)(
    '%s is read without leaving anything out, and is as the document for programs says',
    async (name) => {
      const endpoint: Endpoint = endpoints[name];
      const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
      for (const language of languagesOf(site)) {
        for (const input of inputs(site)[name] ?? [{}]) {
          const wire = await ask(site, endpoint, input as never, language);
          parseAnswer(site, endpoint, `${name} ${JSON.stringify(input)}`, wire);
          expect(isPublished(name, wire), JSON.stringify(input)).toEqual([]);
        }
      }
      expect(warnings.mock.calls).toEqual([]);
    },
  );
});

test('every row of the table has inputs where its path has brackets', () => {
  const known = Object.keys(inputs('fr'));
  const bracketed = names.filter((name) => endpoints[name].path.includes('['));
  expect(bracketed.filter((name) => !known.includes(name))).toEqual([]);
});
