/** Sends a report that outlives its page. Nobody waits for it, and none of it is kept here. */
export const sendReport = (what: 'vitals' | 'errors' | 'verdicts', body: unknown): void =>
  void navigator.sendBeacon?.(`/api/reports/${what}`, new Blob([JSON.stringify(body)], { type: 'application/json' }));
