import { processWide } from './process-wide';
import { redactText } from './redact';
import { findRequest } from './request-scope';

type Level = 'info' | 'warn' | 'error';
type Fact = string | number | boolean | null | undefined | readonly string[];
export type Facts = Readonly<Record<string, Fact>>;

type Watcher = (level: Level, event: string) => void;
const state = processWide<{ isWriting: boolean; watcher?: Watcher }>('log', () => ({ isWriting: false }));

/** Calls back with each event, for whoever counts. */
export const watchLog = (watcher: Watcher): void => void Object.assign(state, { watcher });

/** Whether what is printed right now is a line of ours. */
export const isWritingLine = (): boolean => state.isWriting;

/**
 * One event, one line of JSON: hostile text cannot forge a line of its own, and is without what says who asked or what for
 * (`redact`). `event` is constant, so that events can be counted; what varies are facts. People who write the site read words.
 */
export function formatLine(level: Level, event: string, facts: Facts): string {
  const request = findRequest();
  const line = {
    time: new Date().toISOString(),
    level,
    event,
    site: request?.site(),
    requestId: request?.id,
    ...clean(facts),
  };
  return process.env.NODE_ENV === 'development' ? inWords(line) : JSON.stringify(line);
}

const write =
  (level: Level) =>
  (event: string, facts: Facts = {}): void => {
    state.isWriting = true;
    try {
      console[level](formatLine(level, event, facts));
    } finally {
      state.isWriting = false;
    }
    state.watcher?.(level, event);
  };

export const log = { info: write('info'), warn: write('warn'), error: write('error') };

/** Of a list its beginning says enough. */
const longestList = 20;

const clean = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, cleanValue(value)]));

function cleanValue(value: Fact): Fact {
  if (typeof value === 'string') return redactText(value);
  return Array.isArray(value) ? value.slice(0, longestList).map((item) => redactText(String(item))) : value;
}

/** `16:30:02 warn  answered as before  site=fr endpoint=/api/shows` */
function inWords({ time, level, event, ...facts }: { time: string; level: Level; event: string } & Facts): string {
  const told = Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${oneLine(Array.isArray(value) ? value.join(',') : String(value))}`],
  );
  return [`${time.slice(11, 19)} ${level.padEnd(5)}`, event, told.join(' ')].filter(Boolean).join('  ');
}

const oneLine = (text: string) => text.replace(/\p{Cc}+/gu, ' ');
