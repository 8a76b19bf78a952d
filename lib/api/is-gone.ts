/** Whether the catalogue, or the gateway before it, said that there is no such thing, or no more: an answer, and no outage. */
export const isGone = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && (error.status === 404 || error.status === 410);
