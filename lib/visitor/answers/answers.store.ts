import { create } from 'zustand';
import { mayPass } from '@/lib/api/may-pass';
import { QueryError } from '@/lib/api/query-error';

export type Answer = {
  /** The last one; undefined before it. */
  data?: unknown;
  /** When it came, in milliseconds since 1970. */
  at: number;
  /** How often an address that has not answered yet was asked in vain. */
  failures: number;
  /** The question under way, which ends whatever becomes of it. */
  asking: Promise<void> | null;
};

/**
 * What the gateway answered this tab, by address, for as long as the visit lasts: how what stands in a page from the first
 * asks. React Query, four times as much code, comes with what is opened (`decisions/0052-what-asks-first.md`).
 */
export const useAnswers = create<Readonly<Record<string, Answer>>>(() => ({}));

/** Milliseconds until an address that failed is asked for the second and last time. */
const pause = 500;

/** Asks unless the answer is under way, or known and younger than `freshFor` (milliseconds). Never throws. */
export function askAnswer(url: string, freshFor = Number.POSITIVE_INFINITY): Promise<void> {
  const known: Answer = useAnswers.getState()[url] ?? { at: 0, failures: 0, asking: null };
  if (known.asking) return known.asking;
  if (known.data !== undefined && Date.now() - known.at < freshFor) return Promise.resolve();
  const tell = (news: Partial<Answer>) => {
    const now = useAnswers.getState()[url];
    if (now?.asking === asking) useAnswers.setState({ [url]: { ...now, ...news, asking: null } });
  };
  const asking: Promise<void> = askTwice(url).then(
    (data) => tell({ data, at: Date.now() }),
    () => tell({ failures: known.failures + 1 }),
  );
  useAnswers.setState({ [url]: { ...known, asking } });
  return asking;
}

const askTwice = (url: string) =>
  ask(url).catch(async (error) => {
    if (!mayPass(error)) throw error;
    await new Promise((done) => setTimeout(done, pause));
    return ask(url);
  });

async function ask(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new QueryError(url, response.status);
  return response.json();
}
