import { findJson, saveText } from '@/lib/visitor/device/storage';

/** A result that was followed: what it is called, what it is, where it leads. */
export type HistoryItem = { title: string; subtitle: string; url: string };

const key = 'candela_searches';
/** Spec visitor §5: unique by address. */
const most = 3;
const longest = 200;

/** The latest first. The storage may hold anything: what is no history of ours is left out. */
export const readHistory = (): readonly HistoryItem[] => findJson('local', key, parseHistory) ?? [];
const parseHistory = (kept: unknown) => (Array.isArray(kept) ? dropDoubles(kept.flatMap(parseItem)) : null);

export const rememberSearch = (item: HistoryItem): void => writeHistory([item, ...readHistory()]);
export const forgetSearch = (url: string): void => writeHistory(readHistory().filter((item) => item.url !== url));
export const forgetSearches = (): void => void saveText('local', key);

function writeHistory(items: readonly HistoryItem[]): void {
  saveText('local', key, JSON.stringify(dropDoubles(items)));
}

const dropDoubles = (items: readonly HistoryItem[]): HistoryItem[] =>
  items.filter(({ url }, index) => items.findIndex((item) => item.url === url) === index).slice(0, most);

function parseItem(value: unknown): HistoryItem[] {
  if (typeof value !== 'object' || value === null) return [];
  const { title, subtitle, url } = value as Partial<Record<keyof HistoryItem, unknown>>;
  const isWhole = isText(title) && title !== '' && isText(subtitle) && isText(url);
  return isWhole && isOwnPath(url) ? [{ title, subtitle, url }] : [];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longest;
/** A path of this site: neither another host nor a script. */
const isOwnPath = (url: string) => /^\/(?![/\\])[^\s\\]*$/.test(url);
