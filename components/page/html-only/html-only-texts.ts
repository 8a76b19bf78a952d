import { processWide } from '@/lib/process/process-wide';

/** Many more than the pages in the making at any time hold. */
export const mostHtmlOnly = 1_000;

/** What the server components of a page hand to the making of its HTML, by name; empty in the browser. */
export const htmlOnlyTexts = () => processWide('texts for the HTML', () => new Map<string, string>());
