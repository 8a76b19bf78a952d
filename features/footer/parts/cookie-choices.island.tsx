'use client';
// Opens the choices, which are kept in the browser.
import { useConsent } from '@/lib/visitor/consent/consent.store';
import styles from './cookie-choices.module.scss';

export function CookieChoices({ className, children }: { className: string | undefined; children: string }) {
  return (
    <button
      type="button"
      className={`${className} ${styles.choices}`}
      onClick={(event) => useConsent.getState().open(event.currentTarget)}
    >
      {children}
    </button>
  );
}
