/** The cookies of sign-in. No catalogue page reads or sets one of them. */
export const sessionCookie = 'candela_auth';
export const transactionPrefix = 'candela_txn_';
export const frameCookie = 'candela_frame';

/** Whether a request bears a session, good or bad; the library splits a long one into `name__0`, `name__1`. */
export const hasSessionCookie = (names: readonly string[]): boolean =>
  names.some((name) => name === frameCookie || name === sessionCookie || name.startsWith(`${sessionCookie}__`));
