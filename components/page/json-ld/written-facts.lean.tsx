'use client';
// Sends less: what a client component writes on the server alone stands in the page once and not in the flight data too.
import { keptTexts } from '../kept-text/kept-text';

/** Facts that the server knows by a name. The browser has no use for them, and React leaves those in the page as they are. */
export function WrittenFacts({ name }: { name: string }) {
  const json = keptTexts().get(name) ?? '';
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element takes its text no other way, and `JsonLd` escaped it
    <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: json }} />
  );
}
