import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { endpoints } from '@/lib/api/endpoints/table';
import type { EndpointName } from '@/lib/api/program-calls';
import { siteIds } from '@/lib/sites/sites';
import { answerCall } from '../handlers/answer-call';
import { inputs } from '../inputs';
import { forgetTries } from '../world/answers/vouchers';
import { fixClock } from '../world/clock';
import { FRIDAY, get } from './ask';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => fixClock(FRIDAY));
afterAll(() => fixClock(null));

/** As they stand in an address: nothing of ours, and some of it nothing at all. */
const nonsense = [
  'nobody-0',
  'null',
  'undefined',
  'NaN',
  '0',
  '-1',
  '1e309',
  '%20',
  '%00',
  '%0d%0aX-Header:%20x',
  '%E0%A4%A',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5cwin.ini',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  "'%20OR%201=1--",
  '%24%7Bjndi:ldap:x%7D',
  '2026-02-31',
  '2026-11-20T00:00:00Z',
  '9999-12-31',
  '%F0%9F%8E%AC',
  '%E2%80%AEnoitide',
  '[object%20Object]',
  'a%2Fb',
  '*',
  '(a+)+$',
  'x'.repeat(3000),
] as const;

const names = Object.keys(endpoints) as EndpointName[];
const bracketsOf = ({ path }: Endpoint): string[] => [...path.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name);
const fill = (path: string, values: Readonly<Record<string, string>>) =>
  path.replace(/\[(\w+)\]/g, (_, name: string) => values[name] ?? '');
const human = { 'X-Recaptcha-Response': 'human' };

/** What stands for "no such thing", where it is not 404. */
const polite: Partial<Record<EndpointName, (bracket: string) => string | undefined>> = {
  showCinemas: () => '{}',
  showtimesOn: (bracket) => (bracket === 'date' ? '[]' : undefined),
  showtimesAll: (bracket) => (bracket === 'cinema' ? '[]' : undefined),
  showtimesAt: (bracket) => (bracket === 'slug' ? undefined : '[]'),
  showtimesAtSwapped: (bracket) => (bracket === 'slug' ? undefined : '[]'),
};

describe.each(siteIds)('on %s', (site) => {
  test.each(names.filter((name) => bracketsOf(endpoints[name]).length))(
    '%s knows nothing of nonsense',
    async (name) => {
      const row: Endpoint = endpoints[name];
      const [good = {}] = inputs(site)[name] ?? [];
      for (const bracket of bracketsOf(row)) {
        for (const word of nonsense) {
          forgetTries();
          const path = `/${site}${fill(row.path, { ...good, [bracket]: word })}`;
          const response = await get(path, human);
          const text = await response.text();
          const expected = polite[name]?.(bracket);
          // A date where the path has a cinema is the other call of that address.
          const isOther = ['showtimesAll', 'showtimesAt', 'showtimesAtSwapped'].includes(name) && /^\d{4}-/.test(word);
          expect(response.headers.get('content-type'), path).toContain('application/json');
          if (isOther) expect([200, 404], path).toContain(response.status);
          else
            expect([response.status, expected === undefined ? '' : text], path).toEqual([
              expected === undefined ? 404 : 200,
              expected ?? '',
            ]);
        }
      }
    },
  );
});

describe('a query', () => {
  const queries = [
    'language=tlh',
    'language=',
    'language=fr&language=nl',
    'language[]=fr',
    'language=%00',
    `language=${'f'.repeat(5000)}`,
    'type=nonsense&q=%00',
    'q=%E0%A4%A&type=show',
    'q=(((((&type=constructor',
    'q=%5B%5C&type=',
    `q=${'%C3%A9'.repeat(1000)}`,
    'catalog=2&page=-1&callback=alert',
  ];
  test.each(names)('of nonsense leaves %s as it is', async (name) => {
    const row: Endpoint = endpoints[name];
    const [good = {}] = inputs('nl')[name] ?? [{}];
    for (const query of queries) {
      forgetTries();
      const response = await get(`/nl${fill(row.path, good)}?${query}`, human);
      expect([200, 403], `${row.path}?${query.slice(0, 40)}`).toContain(response.status);
      await response.json();
    }
  });
});

test.each(['xx', 'FR', 'constructor', '__proto__', '%00', 'fr%2F..', ' ', 'fr.nl'])(
  'a site called %j is 404 at every call',
  async (site) => {
    for (const name of names) {
      const [good = {}] = inputs('fr')[name] ?? [{}];
      const response = await get(`/${encodeURI(site)}${fill(endpoints[name].path, good)}`, human);
      expect(response.status, name).toBe(404);
    }
  },
);

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('nothing of the catalogue can be changed by %s', async (method) => {
  for (const name of names) {
    const [good = {}] = inputs('fr')[name] ?? [{}];
    const request = new Request(`http://127.0.0.1/fr${fill(endpoints[name].path, good)}`, { method, body: '{"a":' });
    expect((await answerCall(request))?.status, `${method} ${name}`).toBe(404);
  }
});
