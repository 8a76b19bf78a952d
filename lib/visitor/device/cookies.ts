import Cookies from 'js-cookie';

/** Undefined as well where the page may not read cookies at all, as in a sandbox. */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}

/** For the whole site, and for so many seconds: the visitor's clock may be wrong. A browser that refuses keeps nothing. */
export function writeCookie(name: string, value: string, seconds: number): void {
  try {
    Cookies.set(name, value, {
      'max-age': String(Math.round(seconds)),
      sameSite: 'lax',
      secure: location.protocol === 'https:',
    });
  } catch {}
}

export const dropCookie = (name: string): void => writeCookie(name, '', 0);
