/**
 * What a cookie says; undefined as well where it is no text, and where the page may not read cookies at all, as in a
 * sandbox. Reading takes three lines, and every page does; what writes brings a library (`save-cookie.ts`).
 */
export function findCookie(name: string): string | undefined {
  try {
    const written = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
    return written && decodeURIComponent(written.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
