import { processWide } from './process-wide';
import { shareCalls } from './share-calls';

/** How often something was published, as far as this process has heard: in all, and by tag. */
const heard = processWide('publications', () => ({ all: 0, byTag: new Map<string, number>() }));

/** What was asked for before is old when it comes. */
export function notePublication(tags: readonly string[]): void {
  heard.all += 1;
  for (const tag of tags) heard.byTag.set(tag, (heard.byTag.get(tag) ?? 0) + 1);
}

/** Of these tags; of any where none are named. */
export const countPublications = (tags?: readonly string[]): number =>
  tags ? tags.reduce((sum, tag) => sum + (heard.byTag.get(tag) ?? 0), 0) : heard.all;

/**
 * As `shareCalls`, but who asks after a publication has the question asked again, and the task can tell whether what it
 * has brought may be kept: not where something was published while it was on its way.
 */
export function shareUntilPublished<T>() {
  const share = shareCalls<T>();
  return (key: string, task: (isNew: () => boolean) => Promise<T>, tags?: readonly string[]): Promise<T> => {
    const begun = countPublications(tags);
    return share(`${begun} ${key}`, () => task(() => countPublications(tags) === begun));
  };
}
