/** How often one account signs in on a site, by whichever way: far above what a person does. */
export const signInAllowance = { most: 30, seconds: 60 } as const;
