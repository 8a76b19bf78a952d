/** What a caller sent under a name; read by hand, for a schema library would double what the mock loads before it answers. */
export const sent = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined;

/** A list of texts under that name; null for anything else. */
export function textsIn(body: unknown, name: string): string[] | null {
  const list = sent(body, name);
  return Array.isArray(list) && list.every((each): each is string => typeof each === 'string') ? list : null;
}
