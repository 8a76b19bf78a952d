import { readJson, writeText } from '@/lib/visitor/device/storage';

/** A result that was followed: what it is called, what it is, where it leads. */
export type HistoryItem = { title: string; subtitle: string; url: string };

const key = 'candela_searches';
/** Spec visitor §5: unique by address. */
const most = 3;
const longest = 200;

/** The latest first. The storage may hold anything: what is no history of ours is left out. */
export const readHistory = (): readonly HistoryItem[] => readJson('local', key, historyOf) ?? [];
const historyOf = (kept: unknown) => (Array.isArray(kept) ? unique(kept.flatMap(itemOf)) : null);

export const remember = (item: HistoryItem): void => write([item, ...readHistory()]);
export const forget = (url: string): void => write(readHistory().filter((item) => item.url !== url));
export const forgetAll = (): void => void writeText('local', key);

function write(items: readonly HistoryItem[]): void {
  writeText('local', key, JSON.stringify(unique(items)));
}

const unique = (items: readonly HistoryItem[]): HistoryItem[] =>
  items.filter(({ url }, place) => items.findIndex((item) => item.url === url) === place).slice(0, most);

function itemOf(value: unknown): HistoryItem[] {
  if (typeof value !== 'object' || value === null) return [];
  const { title, subtitle, url } = value as Partial<Record<keyof HistoryItem, unknown>>;
  const isWhole = isText(title) && title !== '' && isText(subtitle) && isText(url);
  return isWhole && isOwnPath(url) ? [{ title, subtitle, url }] : [];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longest;
/** A path of this site: neither another host nor a script. */
const isOwnPath = (url: string) => /^\/(?![/\\])[^\s\\]*$/.test(url);
