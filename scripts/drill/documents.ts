import { setTimeout as pause } from 'node:timers/promises';
import { ask, type Outcome } from './ask';

type Note = (outcome: Outcome) => void;

/** The scripts of a page as a browser asks for them, as paths below `/_next/static/`. */
export async function readScripts(port: number, host: string): Promise<string[]> {
  const { text } = await ask(port, { kind: 'document', host, path: '/', headers: { 'accept-encoding': 'identity' } });
  return [...new Set([...text.matchAll(/src="\/_next\/static\/([^"?]+\.js)["?]/g)].map(([, path = '']) => path))];
}

async function report(port: number, host: string): Promise<Outcome> {
  const body = [{ path: '/', LCP: 900, CLS: 0 }];
  const outcome = await ask(port, { kind: 'report', host, path: '/api/reports/vitals', method: 'POST', body });
  return outcome.status === 204 ? outcome : { ...outcome, lost: outcome.lost ?? `report ${outcome.status}` };
}

/**
 * Opens a page again and again as a browser does, with its scripts, has pages that were opened before ask for theirs, and
 * reports how long it took, until it is stopped. A script that does not come is lost, and a report that is not taken.
 */
export function startDocuments(port: number, host: string, note: Note) {
  const seen = new Set<string>();
  let isOver = false;
  const open = async (at: number) => {
    for (const path of await readScripts(at, host)) seen.add(path);
  };
  const work = async () => {
    while (!isOver) {
      await open(port);
      for (const path of seen) {
        const outcome = await ask(port, { kind: 'script', host, path: `/_next/static/${path}` });
        note(outcome.status === 200 ? outcome : { ...outcome, lost: outcome.lost ?? `script ${outcome.status}` });
      }
      note(await report(port, host));
      await pause(500);
    }
  };
  const ended = work();
  return {
    /** Has the page of one replica ask for its scripts as well, whichever the edge comes to meet. */
    open,
    /** The scripts that pages asked for in all. */
    stop: async (): Promise<ReadonlySet<string>> => {
      isOver = true;
      await ended;
      return seen;
    },
  };
}
