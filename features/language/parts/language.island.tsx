'use client';
// Remembers the language and keeps the page: which one is in view, with which filters, only the browser knows.
import type { MouseEvent, ReactNode } from 'react';
import { LinkPanel } from '@/components/ui/link-panel/link-panel.island';
import { languageCookie } from '@/lib/i18n/cookie';
import { type Language, languages } from '@/lib/sites/languages';
import { writeCookie } from '@/lib/visitor/device/cookies';
import { hrefInLanguage } from './language.logic';

/** Seconds. */
const aYear = 365 * 86_400;

interface Props {
  id: string;
  label: string;
  /** Links to home pages, each with its `lang` and `hreflang`. */
  children: ReactNode;
}

export function LanguagePanel({ id, label, children }: Props) {
  return (
    <LinkPanel id={id} modal="languageSwitch" label={label} side="above" onPress={retarget}>
      {children}
    </LinkPanel>
  );
}

/** Links to home pages that lead to the page in view, wherever they stand. */
export const PageInLanguage = ({ children }: { children: ReactNode }) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: what is pressed are the links inside
  // biome-ignore lint/a11y/noStaticElementInteractions: what is pressed are the links inside
  <div onClick={retarget}>{children}</div>
);

/** Turns the link under the pointer to the page in view; the browser then follows it, in a new tab if so asked. */
function retarget({ target }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
  const to = link && findLanguage(link.lang);
  const from = findLanguage(document.documentElement.lang);
  if (!link || !to || !from) return;

  const named = document.head.querySelector(`link[rel="alternate"][hreflang="${link.hreflang}"]`);
  writeCookie(languageCookie, to, aYear);
  link.href = hrefInLanguage(to, from, location, named?.getAttribute('href') ?? null);
}

const findLanguage = (tag: string): Language | undefined => languages.find((language) => tag.startsWith(language));
