/** For a picture that cannot be had now: nobody is to keep that. */
export const failedPicture = { 'cache-control': 'no-store', 'retry-after': '10' } as const;

/** Whether who answered so is in trouble; too many questions at once pass, too. */
export const isPictureFailure = (status: number): boolean => status >= 500 || status === 429;
