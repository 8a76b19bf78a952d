import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Outcome } from './ask';

type Note = (outcome: Outcome) => void;

/** The scripts of a page as a browser asks for them, as paths below `/_next/static/`. */
export async function readScripts(port: number, host: string): Promise<string[]> {
  const { text } = await ask(port, { kind: 'document', host, path: '/', headers: { 'accept-encoding': 'identity' } });
  return [...new Set([...text.matchAll(/src="\/_next\/static\/([^"?]+\.js)["?]/g)].map(([, path = '']) => path))];
}

/**
 * Opens a page again and again as a browser does, with its scripts, and has pages that were opened before ask for theirs,
 * until it is stopped. A script that does not come is lost.
 */
export function startDocuments(port: number, host: string, note: Note) {
  const seen = new Set<string>();
  let isOver = false;
  const work = async () => {
    while (!isOver) {
      for (const path of await readScripts(port, host)) seen.add(path);
      for (const path of seen) {
        const outcome = await ask(port, { kind: 'script', host, path: `/_next/static/${path}` });
        note(outcome.status === 200 ? outcome : { ...outcome, lost: outcome.lost ?? `script ${outcome.status}` });
      }
      await pause(500);
    }
  };
  const ended = work();
  return {
    /** How many scripts pages asked for in all. */
    stop: async (): Promise<number> => {
      isOver = true;
      await ended;
      return seen.size;
    },
  };
}
