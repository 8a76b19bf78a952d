import { processWide } from '@/lib/process/process-wide';

/** Many more than there are pages in the making at any time. */
export const mostKept = 500;

/** What the server components of a page hand to the making of its HTML; empty in the browser. */
export const keptFacts = () => processWide('facts for search engines', () => new Map<string, string>());
