'use client';
// Sends less: what a client component writes on the server alone stands in the page once and not in the flight data too.
import { htmlOnlyText } from '../html-only/html-only-text';

/** A script that the server knows by a name, with its attributes. It has run, or is none, when React comes: React leaves it in the page as it is. */
export function HtmlOnlyScript({ name }: { name: string }) {
  const { text = '', ...attributes } = JSON.parse(htmlOnlyText(name) ?? '{}');
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a script takes its text no other way, and `InlineScript` or `JsonLd` wrote it
    <script {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
  );
}
