export type Item = readonly [slug: string, topic: string | null];

/** One large and two rows of three. */
const pageSize = 7;

export const countPages = (items: readonly Item[], topic: string | null): number =>
  Math.max(1, Math.ceil(pickTopic(items, topic).length / pageSize));

/** The slugs of one page, from 1; of one topic where one is chosen. */
export const pickPage = (items: readonly Item[], topic: string | null, page: number): string[] =>
  pickTopic(items, topic)
    .slice((page - 1) * pageSize, page * pageSize)
    .map(([slug]) => slug);

const pickTopic = (items: readonly Item[], topic: string | null) => items.filter(([, own]) => !topic || own === topic);

/** The numbers a pager shows: first, last and those around the page; null where some are left out. */
export function listPagerPages(page: number, pages: number): (number | null)[] {
  const near = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return near.flatMap((number, index) => (index && number - (near[index - 1] ?? 0) > 1 ? [null, number] : [number]));
}
