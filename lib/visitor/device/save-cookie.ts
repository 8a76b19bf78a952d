import Cookies from 'js-cookie';

/** For the whole site, and for so many seconds: the visitor's clock may be wrong. A browser that refuses keeps nothing. */
export function saveCookie(name: string, value: string, seconds: number): void {
  try {
    Cookies.set(name, value, {
      'max-age': String(Math.round(seconds)),
      sameSite: 'lax',
      secure: location.protocol === 'https:',
    });
  } catch {}
}

export const forgetCookie = (name: string): void => saveCookie(name, '', 0);
