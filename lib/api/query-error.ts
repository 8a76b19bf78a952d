/** The gateway said no; `status` tells why. Apart from `query`, whose table of calls a screen without queries can do without. */
export class QueryError extends Error {
  override name = 'QueryError';
  constructor(
    readonly url: string,
    readonly status: number,
  ) {
    super(`${status} from ${url}`);
  }
}
