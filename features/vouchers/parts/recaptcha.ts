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

let loading: Promise<Recaptcha> | null = null;

/** Fetches the widget, once a page. Rejects when it cannot be had; then it may be asked for again. */
export function loadRecaptcha(language: string): Promise<Recaptcha> {
  loading ??= fetchScript(`${host}?render=explicit&hl=${language}`).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

const fetchScript = (src: string) =>
  new Promise<Recaptcha>((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`No answer from ${src}`));
    };
    script.src = src;
    script.async = true;
    script.onerror = fail;
    script.onload = () => {
      const { grecaptcha } = window;
      grecaptcha ? grecaptcha.ready(() => resolve(grecaptcha)) : fail();
    };
    document.head.append(script);
  });
