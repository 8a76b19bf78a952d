import { keepText } from '../kept-text/keep-text';
import { WrittenFacts } from './written-facts.lean';

/** Facts for search engines. `<` is escaped so that no text of the programme can close the script. */
export function JsonLd({ facts }: { facts: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replace(/</g, '\\u003c');
  return <WrittenFacts name={keepText(json)} />;
}
