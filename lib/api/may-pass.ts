/** Whether to ask once more: an outage may be over in a moment; what is not there will not be there in a second either. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof Error && 'status' in error && typeof error.status === 'number' && error.status < 500);
