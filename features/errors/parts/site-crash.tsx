import { buttonClass } from '@/components/ui/button/button';
import type { Language } from '@/lib/sites/languages';
import { Crash } from './crash';
import { crashWords } from './crash.words';

/** The screen of a site whose root layout failed, document and all. Rendered in the browser only. */
export function SiteCrash() {
  const language = wantedLanguage();
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

/** The language of the path, else the browser's; the document has none left to ask. */
function wantedLanguage(): Language {
  const wishes = [location.pathname.split('/')[1] ?? '', ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wishes.find(isSpoken) ?? 'fr';
}

const isSpoken = (wish: string): wish is Language => Object.hasOwn(crashWords, wish);
