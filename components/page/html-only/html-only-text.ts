import { findProcessWide } from '@/lib/process/find-process-wide';

/** Where they lie in the process (`html-only-texts.ts`). */
export const shelf = 'texts for the HTML';

/** What a server component left for the HTML under this name (`leave-to-html.ts`); nothing in the browser. */
export const htmlOnlyText = (name: string): string | undefined =>
  findProcessWide<ReadonlyMap<string, string>>(shelf)?.get(name);
