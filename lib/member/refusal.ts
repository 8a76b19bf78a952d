/** A call of the visitor that is answered with no, in words of our own. */
export class Refusal extends Error {
  override name = 'Refusal';
  constructor(
    readonly status: number,
    readonly body: { error: string; limit?: number },
    /** Seconds after which it may be tried again. */
    readonly retryAfter?: number,
  ) {
    super(body.error);
  }
}
