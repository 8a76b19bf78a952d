import { z } from 'zod';
import type { Injection } from '@/lib/domain/settings';
import type { WireSettings } from '../contract/site';
import { injectedTags, mayBear } from './injection-attributes';
import { webUrl } from './links';
import { text } from './plain';
import { listOrNone, wire } from './shapes';

const loading: readonly string[] = ['src', 'href'];

/** HTML reads names in any case, so they are known by their small letters; what an element loads comes from the web. */
const attributes = z
  .record(z.string(), z.string())
  .nullish()
  .transform((map) => Object.entries(map ?? {}).map(([name, value]) => [name.toLowerCase(), value] as const))
  .refine((pairs) => new Set(pairs.map(([name]) => name)).size === pairs.length, 'one attribute twice')
  .refine(
    (pairs) => pairs.every(([name, value]) => !loading.includes(name) || webUrl.parse(value) !== null),
    'leads nowhere',
  )
  .transform((pairs) => Object.fromEntries(pairs));

const element = z
  .object({ tag: z.enum(injectedTags), attributes, content: text })
  .refine(({ tag, attributes: map }) => Object.keys(map).every((name) => mayBear(tag, name)), {
    path: ['attributes'],
    message: 'not an attribute of this element',
  })
  .refine(({ attributes: map, content }) => content !== null || Object.keys(map).length > 0, 'empty');

const injection = z
  .object({ position: z.enum(['head', 'bodyStart', 'bodyEnd']), element: element.nullish() })
  .transform(({ position, element: parts }): Injection[] => (parts ? [{ position, ...parts }] : []));

/** Only those with a valid position and element (spec catalogue §3). */
export const injections = wire<WireSettings['injections']>()(
  listOrNone(injection, 'injections').transform((list) => list.flat()),
);
