import type { RowFacts } from './row-facts';

/** A row with the tabs that show it and what the filters read of it. */
export type KeptRow = RowFacts & { lists: string; genres: string };

/** The rows of a list by date that wait for a press, by month. */
export type Titles = Readonly<Record<string, readonly KeptRow[]>>;

/** `2027-01`; what nobody has dated yet has a name too. */
export const nameKept = (month: string | null): string => month ?? 'undated';
