import { processWide } from './process-wide';

/**
 * Something to be kept for long, with its bytes in memory of their own. Node hands out bytes as views: of the 64 kB that small
 * ones share, or of all that Redis sent, HTML included. The whole stays for as long as one view of it is kept.
 */
export const cutBytesFree = <T extends object>(kept: T): T =>
  Object.fromEntries(Object.entries(kept).map(([name, field]) => [name, copyBytes(field)])) as T;

function copyBytes(field: unknown): unknown {
  if (field instanceof Map) return new Map([...field].map(([name, bytes]) => [name, copyBytes(bytes)]));
  return Buffer.isBuffer(field) ? Buffer.from(new Uint8Array(field).buffer) : field;
}

/** For the pages that this process makes: `cache-handler.mjs`, which Next loads itself, finds it on the shelf. */
export const boundKeptBytes = (): void => void processWide('bytes cut free', () => cutBytesFree);
