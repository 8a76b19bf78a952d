/** With TLS a browser takes a cookie of such a name from its own host alone: no sibling of a domain can plant one (RFC 6265bis). */
const hostPrefix = '__Host-';

const session = 'candela_auth';
const frame = 'candela_frame';

/** The cookies of sign-in at an origin. No catalogue page reads or sets one of them. */
export function cookieNames(origin: string): { session: string; frame: string; transactions: string } {
  const prefix = origin.startsWith('https:') ? hostPrefix : '';
  return { session: prefix + session, frame: prefix + frame, transactions: `${prefix}candela_txn_` };
}

/** The library splits a long one into `name__0`, `name__1`. */
export const isPartOf = (own: string, name: string): boolean => name === own || name.startsWith(`${own}__`);

/** Whether a request to an origin bears a session, good or bad. */
export const hasSessionCookie = (origin: string, names: readonly string[]): boolean => {
  const own = cookieNames(origin);
  return names.some((name) => name === own.frame || isPartOf(own.session, name));
};

/** Whether a cookie that we set is of a session, at whatever origin. */
export const isOfSession = (name: string): boolean => {
  const plain = name.startsWith(hostPrefix) ? name.slice(hostPrefix.length) : name;
  return isPartOf(session, plain) || plain === frame;
};
