/** Set by the server beside its own session cookie, which scripts cannot see; says nothing but that there is one. */
export const signedCookie = 'candela_signed';
