'use client';
// Remembers the language and keeps the page: which one is in view, with which filters, only the browser knows.
import Cookies from 'js-cookie';
import type { MouseEvent, ReactNode, ToggleEvent } from 'react';
import { languageCookie } from '@/lib/i18n/cookie';
import { useModals } from '@/lib/modals/modals.store';
import { type Language, languages } from '@/lib/sites/sites';
import { addressIn } from './language.logic';
import styles from './language.module.scss';

interface Props {
  id: string;
  label: string;
  /** Links to home pages, each with its `lang` and `hreflang`. */
  children: ReactNode;
}

export function LanguagePanel({ id, label, children }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed are the links inside
    <div
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={styles.panel}
      onClick={retarget}
      onToggle={register}
    >
      {children}
    </div>
  );
}

/** With all other modals, it closes before a sign-in that is required. */
function register({ newState, currentTarget: panel }: ToggleEvent<HTMLElement>) {
  const { open, close } = useModals.getState();
  if (newState === 'open') open('languageSwitch', { onClose: () => panel.hidePopover() });
  else close('languageSwitch');
}

/** Turns the link under the pointer to the page in view; the browser then follows it, in a new tab if so asked. */
function retarget({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
  const to = link && languageIn(link.lang);
  const from = languageIn(document.documentElement.lang);
  if (!link || !to || !from) return;

  const named = document.head.querySelector(`link[rel="alternate"][hreflang="${link.hreflang}"]`);
  Cookies.set(languageCookie, to, { expires: 365, sameSite: 'lax' });
  link.href = addressIn(to, from, location, named?.getAttribute('href') ?? null);
}

const languageIn = (tag: string): Language | undefined => languages.find((language) => tag.startsWith(language));
