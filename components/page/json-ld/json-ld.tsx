import { leaveToHtml } from '../html-only/leave-to-html';
import { HtmlOnlyScript } from '../inline-script/html-only-script.lean';

/** Facts for search engines. `<` is escaped so that no text of the programme can close the script. */
export function JsonLd({ facts }: { facts: object }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replace(/</g, '\\u003c');
  return <HtmlOnlyScript name={leaveToHtml(JSON.stringify({ type: 'application/ld+json', text }))} />;
}
