import { create } from 'zustand';

export type Answer = {
  /** The last one; undefined before it. */
  data?: unknown;
  /** When it came, in milliseconds since 1970. */
  at: number;
  /** How often an address that has not answered yet was asked in vain. */
  failures: number;
  /** What the last of these was answered with; undefined where nobody answered. */
  status?: number | undefined;
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
    if (useAnswers.getState()[url]?.asking === asking)
      useAnswers.setState({ [url]: { ...known, ...news, asking: null } });
  };
  const asking: Promise<void> = ask(url).then(
    (data) => tell({ data, at: Date.now() }),
    ({ cause }: Error) => tell({ failures: known.failures + 1, status: cause as number | undefined }),
  );
  useAnswers.setState({ [url]: { ...known, asking } });
  return asking;
}

/** Once more for an outage; what is not there will not be there in a second either. */
async function ask(url: string, isAgain = false): Promise<unknown> {
  const response = await (globalThis.takeEarly?.(url) ?? fetch(url).catch(() => null));
  if (response?.ok) return response.json();
  if (isAgain || (response && response.status < 500)) throw new Error(url, { cause: response?.status });
  await new Promise((done) => setTimeout(done, pause));
  return ask(url, true);
}
