import { isAllowed, useConsent } from './consent.store';

/** Whether this visitor lets other hosts play their videos without asking again. */
export const mayPlayVideos = (): boolean => isAllowed('media');

export const allowVideos = (): void => useConsent.getState().allow('media');
