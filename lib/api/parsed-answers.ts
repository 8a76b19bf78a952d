import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { processWide } from '../process/process-wide';

type Parsed = { digest: string; length: number; entity: unknown };

/** Characters of what was parsed: the lists that every page reads are some six millions in all languages of eight sites. */
const most = 8_000_000;
/** What is shorter is parsed sooner than it is looked up. */
const shortest = 4_000;

const kept = processWide(
  'parsed answers',
  () => new LRUCache<string, Parsed>({ maxSize: most, sizeCalculation: ({ length }) => length }),
);

/**
 * The entity of an answer, parsed once for as long as the call says the same: every page reads the same few long lists.
 * It is shared by all who read it, so it is frozen. Throws what `parse` throws.
 */
export function parseOnce<Entity>(url: string, text: string, parse: () => Entity): Entity {
  if (text.length < shortest) return freezeDeep(parse());
  const digest = createHash('sha1').update(text).digest('base64');
  const known = kept.get(url);
  if (known?.digest === digest) return known.entity as Entity;
  const entity = freezeDeep(parse());
  kept.set(url, { digest, length: text.length, entity });
  return entity;
}

function freezeDeep<Part>(part: Part): Part {
  if (typeof part === 'object' && part !== null && !Object.isFrozen(part)) {
    Object.freeze(part);
    for (const inner of Object.values(part)) freezeDeep(inner);
  }
  return part;
}

export const forgetParsedAnswers = (): void => kept.clear();
