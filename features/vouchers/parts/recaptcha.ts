import { limitTime } from '@/lib/visitor/device/limit-time';
import { loadScript } from '@/lib/visitor/device/load-script';

/** What this site uses of the widget. */
export type Recaptcha = {
  ready: (then: () => void) => void;
  render: (place: HTMLElement, options: Options) => number;
  reset: (widget: number) => void;
};
type Options = {
  sitekey: string;
  size: 'normal' | 'compact';
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
};

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const host = 'https://www.google.com/recaptcha/api.js';

/** Fetches the widget, once a page. Rejects when it cannot be had; then it may be asked for again. */
export async function loadRecaptcha(language: string): Promise<Recaptcha> {
  await loadScript(`${host}?render=explicit&hl=${language}`);
  const { grecaptcha } = window;
  if (!grecaptcha) throw new Error(`${host} brought nothing.`);
  return limitTime(new Promise((resolve) => grecaptcha.ready(() => resolve(grecaptcha))));
}
