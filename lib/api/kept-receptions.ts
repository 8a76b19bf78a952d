import { LRUCache } from 'lru-cache';
import type { Approval } from '../domain/reception';
import { processWide } from '../process/process-wide';

/** What audiences think of each title that plays, by slug: `new` where it came out lately and few have spoken. */
export type Receptions = Readonly<Record<string, Approval | 'new'>>;

/** Milliseconds: one voice more changes no share, and a site has a hundred titles to be asked about. */
export const receptionsLife = 15 * 60_000;
/** For what lacks a title that did not answer. */
export const lackingLife = 60_000;

/** One a locale. Not forgotten with a publication: it is visitors who change it, not editors. */
export const keptReceptions = processWide('receptions', () => new LRUCache<string, Receptions>({ max: 64 }));
