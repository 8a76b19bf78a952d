/**
 * Set by the server beside its own session cookie, which scripts cannot see. Its value is the session's mark: another one
 * for each sign-in, without a word of whose it is.
 */
export const signedCookie = 'candela_signed';
