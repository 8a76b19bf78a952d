import { processWide } from '@/lib/process/process-wide';
import { shelf } from './html-only-text';

/** Many more than the pages in the making at any time hold. */
export const mostHtmlOnly = 1_000;

/** What the server components of a page hand to the making of its HTML, by name. */
export const htmlOnlyTexts = () => processWide(shelf, () => new Map<string, string>());
