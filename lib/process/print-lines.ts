import { format, stripVTControlCharacters } from 'node:util';
import { formatLine, isWritingLine } from './log';

const levels = { log: 'info', info: 'info', debug: 'info', warn: 'warn', error: 'error' } as const;

/** Has what Next and the packages print, stacks above all, be lines of the log too: a collector reads line by line. */
export function notePrinted(): void {
  for (const name of Object.keys(levels) as (keyof typeof levels)[]) {
    const print = console[name].bind(console);
    console[name] = (...args: unknown[]) =>
      print(isWritingLine() ? args[0] : formatLine(levels[name], 'printed', { text: textOf(args) }));
  }
}

function textOf(args: readonly unknown[]): string {
  try {
    return stripVTControlCharacters(format(...args)).trim();
  } catch {
    return 'something that cannot be printed';
  }
}
