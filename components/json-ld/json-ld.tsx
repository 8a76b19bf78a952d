/** Facts for search engines. `<` is escaped so that no text of the programme can close the script. */
export function JsonLd({ facts }: { facts: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }).replace(/</g, '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element takes its text no other way, and it is escaped above.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
