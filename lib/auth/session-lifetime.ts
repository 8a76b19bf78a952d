const day = 86_400;

/** Seconds after which the provider is asked again, however often a visitor came in between. */
export const sessionLifetime = 3 * day;
/** Seconds for which a sign-in that was begun can be finished. */
export const signInLifetime = day;
