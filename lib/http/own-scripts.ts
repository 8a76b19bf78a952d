import { processWide } from '../process/process-wide';

const texts = processWide('own scripts', () => new Set<string>());
const injected = processWide('injected scripts', () => new Map<string, readonly string[]>());

/** Says that a script which stands in a page was written by us. The texts are constants, so there are few. */
export const noteOwnScript = (text: string): void => void texts.add(text);

export const isOwnScript = (text: string): boolean => texts.has(text);

/** Says which scripts editors have put into the pages of a locale; a browser inserts them once a visitor agrees. */
export const noteInjectedScripts = (locale: string, scripts: readonly string[]): void =>
  void injected.set(locale, scripts);

export const listInjectedScripts = (locale: string): readonly string[] => injected.get(locale) ?? [];
