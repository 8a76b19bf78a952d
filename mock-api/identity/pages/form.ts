import type { Language } from '@/lib/sites/languages';
import { type Form, type FormName, forms } from '../forms';
import { escaped, page } from './page';
import { type WordKey, words } from './words';

type Shown = {
  language: Language;
  /** Where it is sent. */
  action: string;
  /** Ways out of it: address and word. */
  links: readonly (readonly [string, WordKey])[];
  values?: Readonly<Record<string, string>>;
  trouble?: WordKey;
  isFramed?: boolean;
};

/** A form of the provider; a password is never sent back. */
export function formPage(name: FormName, shown: Shown): string {
  const { language, action, links, values = {}, trouble, isFramed } = shown;
  const { fields, text }: Form = forms[name];
  const inputs = fields.map((field) => {
    const value = field.type === 'password' ? '' : (values[field.name] ?? '');
    return `<label>${words[field.name][language]}<input name="${field.name}" type="${field.type}" autocomplete="${field.autocomplete}" value="${escaped(value)}" required></label>`;
  });
  const alert = trouble ? `<p class="trouble" role="alert">${words[trouble][language]}</p>` : '';
  const ways = links.map(([href, word]) => `<a href="${escaped(href)}">${words[word][language]}</a>`);
  return page(
    language,
    words[name][language],
    `<p>${words[text][language]}</p><form method="post" action="${escaped(action)}">${alert}${inputs.join('')}<button>${words.next[language]}</button></form>${ways.length ? `<nav>${ways.join('')}</nav>` : ''}`,
    isFramed,
  );
}
