import { watchRequests } from '../process/own-servers';

/**
 * Ways to write an address that Next takes for the address itself, even for calls and files: data of pages of a router that
 * this site has none of, an end that its own router never asks for, steps that no browser sends, and no address at all.
 */
const sideDoors = [/^\*/, /^\/_next\/data(\/|$)/, /\.rsc$/, /\/(\.|%2e){1,2}(\/|$)/i];

/** Has Next answer 404 at them, in a word: middleware and route handlers see an address after it was changed. */
export const closeSideDoors = (): void =>
  watchRequests(({ req }) => {
    if (isSideDoor(req.url ?? '')) req.url = '/_next/static/none';
  });

function isSideDoor(url: string): boolean {
  // A proxy may write the host before it.
  const [path = ''] = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').split(/[?#]/, 1);
  return sideDoors.some((pattern) => pattern.test(path));
}
