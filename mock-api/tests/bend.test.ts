import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '@/lib/api/endpoint';
import { endpoints } from '@/lib/api/endpoints/table';
import { parseAnswer } from '@/lib/api/parse-answer';
import type { EndpointName } from '@/lib/api/program-calls';
import type { SiteId } from '@/lib/sites/sites';
import { shapes } from '../bend';
import { addFault, clearFaults } from '../faults';
import { inputs } from '../inputs';
import { fixClock } from '../world/clock';
import { ask, FRIDAY } from './ask';

vi.setConfig({ testTimeout: 60_000 });
beforeAll(() => fixClock(FRIDAY));
afterEach(() => {
  clearFaults();
  vi.restoreAllMocks();
});
afterAll(() => fixClock(null));

const names = Object.keys(endpoints) as EndpointName[];
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Lists and maps of an entity that hold things rather than decorate one, and how many each holds. */
const held = [
  ...['shows', 'days', 'dates', 'news', 'offers', 'columns', 'links', 'blocks', 'articles', 'prices', 'supplements'],
  ...['services', 'slides', 'alerts', 'ecards', 'passes', 'perks', 'options', 'schedule', 'cinemas', 'wishlist'],
];

function countHeld(entity: unknown, path = 'all'): [string, number][] {
  if (!isObject(entity)) return [];
  const own: [string, number][] =
    path === 'all' ? [[path, Object.keys(entity).length * Number(Array.isArray(entity))]] : [];
  return own.concat(
    Object.entries(entity).flatMap(([key, value]): [string, number][] => [
      ...(held.includes(key) && isObject(value)
        ? [[`${path}.${key}`, Object.keys(value).length] as [string, number]]
        : []),
      ...countHeld(value, `${path}.${key}`),
    ]),
  );
}

async function read(site: SiteId, name: EndpointName, input: Readonly<Record<string, string>>): Promise<unknown> {
  const endpoint: Endpoint = endpoints[name];
  return parseAnswer(site, endpoint, name, await ask(site, endpoint, input as never));
}

/** How many things each well-shaped answer holds, found out for the first of the shapes. */
const holds = new Map<string, [string, number][]>();
async function countGood(...[site, name, input]: Parameters<typeof read>) {
  const key = `${site} ${name} ${JSON.stringify(input)}`;
  const known = holds.get(key) ?? countHeld(await read(site, name, input));
  holds.set(key, known);
  return known;
}

describe.each(['fr', 'nl'] as const)('what decorates the answers of %s', (site) => {
  describe.each(shapes)('in the shape "%s"', (shape) => {
    it.each(names)('%s loses no thing by it', async (name) => {
      vi.spyOn(console, 'warn').mockReturnValue();
      for (const input of (inputs(site)[name] ?? [{}]).slice(0, 4)) {
        clearFaults();
        const good = await countGood(site, name, input);
        addFault({ site, endpoint: endpoints[name].path, shape });
        const bent = await read(site, name, input);
        expect(countHeld(bent), JSON.stringify(input)).toEqual(good);
      }
    });
  });
});
