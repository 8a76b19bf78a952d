/** An address that may learn the token: exact, or everything that begins so when it ends in `*`. */
export type Allowed = { address: string; methods?: readonly string[] };

/** Whether a request may bear the token (spec visitor §5, "Token interceptor"); query and fragment are no part of it. */
export function mayBearToken(list: readonly Allowed[], url: string, method: string): boolean {
  const plain = url.split(/[?#]/)[0] ?? '';
  // A path that climbs out of its folder is another address.
  if (/(^|\/|%2f)(\.|%2e){1,2}(\/|%2f|$)/i.test(plain.replace(/^https?:\/\//, ''))) return false;
  return list.some(({ address, methods }) => {
    const fits = address.endsWith('*') ? plain.startsWith(address.slice(0, -1)) : plain === address;
    return fits && (!methods || methods.includes(method));
  });
}
