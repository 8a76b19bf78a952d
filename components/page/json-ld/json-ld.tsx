import { KeptScript } from '../inline-script/kept-script.lean';
import { keepText } from '../kept-text/keep-text';

/** Facts for search engines. `<` is escaped so that no text of the programme can close the script. */
export function JsonLd({ facts }: { facts: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replace(/</g, '\\u003c');
  return <KeptScript name={keepText(JSON.stringify({ type: 'application/ld+json', text }))} />;
}
