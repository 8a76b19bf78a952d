export type Item = readonly [slug: string, topic: string | null];

/** One large and two rows of three. */
const pageSize = 7;

export const pagesOf = (items: readonly Item[], topic: string | null): number =>
  Math.max(1, Math.ceil(withTopic(items, topic).length / pageSize));

/** The slugs of one page, from 1; of one topic where one is chosen. */
export const pageOf = (items: readonly Item[], topic: string | null, page: number): string[] =>
  withTopic(items, topic)
    .slice((page - 1) * pageSize, page * pageSize)
    .map(([slug]) => slug);

const withTopic = (items: readonly Item[], topic: string | null) => items.filter(([, own]) => !topic || own === topic);

/** The numbers a pager shows: first, last and those around the page; null where some are left out. */
export function pagerOf(page: number, pages: number): (number | null)[] {
  const near = Array.from({ length: pages }, (_, place) => place + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= 1,
  );
  return near.flatMap((number, place) => (place && number - (near[place - 1] ?? 0) > 1 ? [null, number] : [number]));
}
