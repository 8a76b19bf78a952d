'use client';
// Next asks for a client component: it replaces the root layout, document and all, when that fails. Every page loads it, so
// it brings no faces: the style sheet knows those of the layout by name.
import { useSyncExternalStore } from 'react';
import { buttonClass } from '@/components/ui/button/button';
import { Crash } from '@/features/errors/crash';
import { crashWords } from '@/features/errors/crash.words';
import type { Language } from '@/lib/sites/languages';
import '@/styles/global.scss';

export default function GlobalError() {
  const language = useSyncExternalStore(unchanging, wantedLanguage, () => 'fr' as const);
  const { retry, home, ...words } = crashWords[language];
  return (
    <html lang={language}>
      <body>
        <title>{words.title}</title>
        <main>
          <Crash {...words}>
            {/* biome-ignore lint/a11y/useValidAnchor: empty means this page again, with or without scripts */}
            <a className={buttonClass({ variant: 'primary' })} href="">
              {retry}
            </a>
            <a className={buttonClass()} href="/">
              {home}
            </a>
          </Crash>
        </main>
      </body>
    </html>
  );
}

const unchanging = () => () => {};

/** The language of the path, else the browser's; the document has none left to ask. */
function wantedLanguage(): Language {
  const wishes = [location.pathname.split('/')[1] ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wishes.find(isSpoken) ?? 'fr';
}

// Not by the table of sites, which every page would load once more for it.
const isSpoken = (wish: string): wish is Language => Object.hasOwn(crashWords, wish);
