export type AppStore = 'apple' | 'android';

/** The app store of a device; null for one without apps. An iPad calls itself a Macintosh, but no Macintosh has a touch screen. */
export function resolveAppStore({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): AppStore | null {
  if (/Android/i.test(userAgent)) return 'android';
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'apple';
  return userAgent.includes('Macintosh') && maxTouchPoints > 1 ? 'apple' : null;
}
