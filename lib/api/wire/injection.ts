import { z } from 'zod';
import type { Injection } from '@/lib/domain/settings';
import type { WireSettings } from '../contract/site';
import { webUrl } from './links';
import { text } from './plain';
import { listOrNone, wire } from './shapes';

/** Handlers stay out, and what an element loads comes from the web. */
const attributes = z
  .record(z.string().regex(/^(?!on)[a-z][\w-]*$/i, 'not an attribute'), z.string())
  .nullish()
  .transform((map) => map ?? {})
  .refine(
    (map) => Object.entries(map).every(([key, value]) => !loading.includes(key) || webUrl.parse(value) !== null),
    'leads nowhere',
  );
const loading: readonly string[] = ['src', 'href'];

const element = z
  .object({ tag: z.enum(['script', 'noscript', 'link', 'meta']), attributes, content: text })
  .refine(({ attributes: map, content }) => content !== null || Object.keys(map).length > 0, 'empty');

const injection = z
  .object({ position: z.enum(['head', 'bodyStart', 'bodyEnd']), element: element.nullish() })
  .transform(({ position, element: parts }): Injection[] => (parts ? [{ position, ...parts }] : []));

/** Only those with a valid position and element (spec catalogue §3). */
export const injections = wire<WireSettings['injections']>()(
  listOrNone(injection, 'injections').transform((list) => list.flat()),
);
