import { createHash } from 'node:crypto';
import { keptFacts, mostKept } from './kept-facts';
import { WrittenFacts } from './written-facts.lean';

/** Facts for search engines. `<` is escaped so that no text of the programme can close the script. */
export function JsonLd({ facts }: { facts: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replace(/</g, '\\u003c');
  return <WrittenFacts name={keep(json)} />;
}

/** Named by what they say, so that a page made anew is the same to the letter. */
function keep(json: string): string {
  const name = createHash('sha256').update(json).digest('base64url').slice(0, 12);
  const kept = keptFacts();
  kept.delete(name);
  kept.set(name, json);
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return name;
}
